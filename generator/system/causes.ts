/** Describes the causes of file-system errors. */

const causes: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'no more room is allowed on the disk',
  EACCES: 'permission denied',
  EPERM: 'the operation is not permitted',
  EROFS: 'the file system is read-only',
  EIO: 'the disk reported an error',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EXDEV: 'the folder is on another file system than its neighbours',
  EBUSY: 'it is in use',
  ENOENT: 'the folder above it does not exist or cannot be written',
  ENOTDIR: 'a file is in the place of a folder',
  EISDIR: 'a folder is in the place of a file',
  EEXIST: 'another file is in its place',
  ENOTEMPTY: 'the folder is not empty',
  ELOOP: 'links lead in a circle',
  ENAMETOOLONG: 'the name is too long',
}

/** The cause of an error of the file system, with its code: `permission denied (EACCES)`. Nothing for any other error. */
export function causeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const code = String(error.code)
  return `${causes[code] ?? error.message} (${code})`
}
