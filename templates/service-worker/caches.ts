/** Deletes caches that a worker of this site filled; other sites may live on the same host. */
export async function dropCaches(scope: string, isOld: (name: string) => boolean): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(`${scope} `) && isOld(name)).map((name) => caches.delete(name)),
  )
}
