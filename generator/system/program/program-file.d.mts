import type { Plugin } from 'esbuild'
import type { Problem } from '../../core/problem.ts'
import type { Maker } from '../digests.mjs'

/** What a compiled program is given: the folder of its sources, its digest and those of its makers, and problems of templates that could not be compiled. */
export type Passed = { home: string; digest?: string; makers?: Partial<Record<Maker, string>>; broken?: readonly Problem[] }

export declare const compileProgram: (target: string, home: string, entry: string, plugins: readonly Plugin[]) => Promise<{ content: Buffer }>
export declare const loadProgram: <Program>(file: string, content: Buffer, passed: Passed) => { exports: Program }
