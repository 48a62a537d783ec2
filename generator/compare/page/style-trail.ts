/** The tags that lead to a block, without what they say: two blocks look the same when they have the same trail. */
export class StyleTrail {
  private readonly following = new Map<number, StyleTrail>()

  private constructor(
    private readonly tag: string,
    private readonly before: StyleTrail | undefined,
  ) {}

  /** The beginning of every trail. Equal trails from it are the same object, so that comparing two costs nothing. */
  static start(): StyleTrail {
    return new StyleTrail('', undefined)
  }

  /** @param id the number of the tag: the same for tags that look the same */
  followedBy(id: number, tag: string): StyleTrail {
    const known = this.following.get(id)
    if (known) return known
    const next = new StyleTrail(tag, this)
    this.following.set(id, next)
    return next
  }

  get isStart(): boolean {
    return this.before === undefined
  }

  /** The tags in their order. */
  tags(): string[] {
    const tags: string[] = []
    for (let at: StyleTrail = this; at.before !== undefined; at = at.before) tags.push(at.tag)
    return tags.reverse()
  }
}
