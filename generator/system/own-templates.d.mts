import type { Plugin } from 'esbuild'

export declare const ownTemplates: (home: string) => string | undefined
export declare const templateFolders: (home: string) => string[]
export declare const templateFile: (home: string, path: string) => string | undefined
export declare const templateImport: (
  home: string,
  name: string,
  folder: string,
) => { file?: string | undefined; from?: string }
export declare const sourceName: (home: string, file: string) => string
export declare const withOwnTemplates: (home: string) => Plugin[]
