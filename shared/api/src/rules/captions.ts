const hashtags = /^(?:#[\p{L}\p{M}\p{N}_]+)+$/u
const hashtag = /#[\p{L}\p{M}\p{N}_]+/gu

/** The words of a caption, and the hashtags that end it in an order of their own. */
const partsOf = (caption: string): { body: string; tags: string } => {
  const words = caption
    .normalize('NFC')
    .replace(hashtag, (tag) => tag.toLowerCase())
    .split(/\s+/u)
    .filter(Boolean)
  const bodyEnd = words.findLastIndex((word) => !hashtags.test(word)) + 1
  const tags = words.slice(bodyEnd).flatMap((word) => word.match(hashtag) ?? [])
  return { body: words.slice(0, bodyEnd).join(' '), tags: tags.toSorted().join(' ') }
}

/** Whether two captions say the same: blanks, Unicode's forms of a letter, the case of hashtags and the order of those at the end aside. */
export const isSameCaption = (one: string, other: string): boolean => {
  const [a, b] = [partsOf(one), partsOf(other)]
  return a.body === b.body && a.tags === b.tags
}
