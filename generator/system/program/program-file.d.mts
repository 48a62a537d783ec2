import type { Plugin } from 'esbuild'

export declare const compileProgram: (target: string, home: string, entry: string, plugins: readonly Plugin[]) => Promise<{ content: Buffer }>
export declare const loadProgram: <Program>(file: string, content: Buffer) => { exports: Program }
