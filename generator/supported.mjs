/**
 * Why the command does not run on a system and in its folders; nothing where it does. Windows knows neither
 * the links that the lock is made of nor the modes of files that are published.
 * @param {string} platform as Node names it
 * @param {string} home the folder of the program
 * @returns {string | undefined}
 */
export function refusalOn(platform, home) {
  if (platform === 'win32')
    return 'This command runs on Linux and macOS, not on Windows itself.\n→ Use it within WSL: https://learn.microsoft.com/windows/wsl/install'
  if (home.includes('*'))
    return `The folder of the program has a * in its name: ${home}.\n→ Rename it: Node does not find packages there.`
  try {
    process.cwd()
    return undefined
  } catch {
    return 'The folder in which this command was started does not exist any more.\n→ Change to the folder of the project, and run it again.'
  }
}
