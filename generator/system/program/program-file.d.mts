import type { Plugin } from 'esbuild'
import type { Passed } from '../home.ts'

export declare const compileProgram: (
  target: string,
  home: string,
  entry: string,
  plugins: readonly Plugin[],
) => Promise<{ content: Buffer }>
export declare const loadProgram: <Program>(
  file: string,
  content: Buffer,
  passed: Passed,
) => { exports: Program }
