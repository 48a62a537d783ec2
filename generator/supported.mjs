/**
 * Why the command does not run in its folders; nothing where it does.
 * @param {string} home the folder of the program
 * @returns {string | undefined}
 */
export function refusalIn(home) {
  if (home.includes('*'))
    return `The folder of the program has a * in its name: ${home}.\n→ Rename it: Node does not find packages there.`
  try {
    process.cwd()
    return undefined
  } catch {
    return 'The folder in which this command was started does not exist any more.\n→ Change to the folder of the project, and run it again.'
  }
}
