#!/usr/bin/env node
// React reads NODE_ENV when it is loaded and is several times slower outside production; dates must not depend on the machine.
// Both have to be settled before the first import of the program, and static imports would be hoisted above these lines.
process.env.NODE_ENV = 'production'
process.env.TZ = 'Europe/Brussels'
// What is published must be readable by a server that runs as somebody else.
process.umask(0o022)
const { register } = await import('tsx/esm/api')
register()
await import('./cli.ts')
