import type { BuildOptions, Plugin } from 'esbuild'

export declare const compileSettings: (home: string) => BuildOptions & { write: false }
export declare const emptyModules: (files: ReadonlySet<string>, home: string) => Plugin
