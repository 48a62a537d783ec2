/** The zod of the program, for blocks of a project: a package manager may hide it from the project. */
export * from 'zod'
