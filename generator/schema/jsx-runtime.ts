/** React's, for templates of a project (`jsxImportSource: toegift`): a package manager may hide it from the project. */
export * from 'react/jsx-runtime'
