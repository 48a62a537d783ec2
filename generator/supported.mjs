/**
 * Why the command does not run on a system; nothing where it does. Windows knows neither the links that the lock is made of nor the modes of
 * files that are published.
 * @param {string} platform as Node names it
 * @returns {string | undefined}
 */
export function refusalOn(platform) {
  if (platform !== 'win32') return undefined
  return 'This command runs on Linux and macOS, not on Windows itself.\n→ Use it within WSL: https://learn.microsoft.com/windows/wsl/install'
}
