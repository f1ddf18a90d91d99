/** A text with every sign in its plain form, and where each of its characters stands in the original. */
export interface PlainCaption {
  text: string
  /** Where characters `from` to `to` of the plain text stand in the original. */
  place: (from: number, to: number) => { from: number; to: number }
  /** Part of the original that characters `from` to `to` of the plain text stand for. */
  original: (from: number, to: number) => string
}

/**
 * Writes letters of "fancy" fonts, full-width and decomposed ones as the plain letters they stand for, and leaves out signs without width,
 * so that what readers see as a word is read as one.
 */
export const plainCaption = (caption: string): PlainCaption => {
  let text = ''
  const places: { start: number; end: number }[] = []
  for (const { 0: cluster, index } of caption.matchAll(/\p{M}+|\P{M}\p{M}*/gu)) {
    const plain = cluster.normalize('NFKC').replace(/\p{Cf}/gu, '')
    for (let at = 0; at < plain.length; at += 1) places.push({ start: index, end: index + cluster.length })
    text += plain
  }
  const place = (from: number, to: number) => ({
    from: places[from]?.start ?? caption.length,
    to: places[to - 1]?.end ?? 0,
  })
  return {
    text,
    place,
    original: (from, to) => {
      const at = place(from, to)
      return caption.slice(at.from, at.to)
    },
  }
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const before = { '@': String.raw`(?<![\p{L}\p{N}_.@/+])`, '#': String.raw`(?<![\p{L}\p{N}_&#/])` }
/** Names of accounts may hold dots, though not at their end: `@brand.outlet` is another account, `Thanks @brand.` is not. */
const after = { '@': String.raw`(?![\p{L}\p{N}_]|\.[\p{L}\p{N}_])`, '#': String.raw`(?![\p{L}\p{N}_])` }

/** Whether a plain text tags this account, or has this hashtag, whole and in any case. */
export const hasTag = (plain: string, sign: '@' | '#', word: string): boolean =>
  new RegExp(`${before[sign]}${sign}${escaped(plainCaption(word).text)}${after[sign]}`, 'iu').test(plain)
