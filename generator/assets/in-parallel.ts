/** Runs a task for each item, a few at a time; the results are in the order of the items. */
export async function inParallel<T, R>(
  items: readonly T[],
  lanes: number,
  task: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const waiting = items.entries()
  const lane = async () => {
    for (const [at, item] of waiting) results[at] = await task(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}
