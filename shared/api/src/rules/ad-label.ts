/** How clearly a caption says that it is advertising. */
export type AdLabel = 'ok' | 'unclear' | 'missing'

const clear = /^(?:reklam(?: för)?|annons|ad\b|advertisement|betalt samarbete|i betalt samarbete)/i
const vague = /#(?:ad|annons|reklam|samarbete|collab|spons)\b|\b(?:samarbete|reklam|annons|tack till|sponsored)\b/i

/** The words of a caption that are read as its label, as they stand there; null when there are none. */
export const adLabelWords = (caption: string): string | null => {
  const firstLine = caption.trimStart().split('\n')[0] ?? ''
  return (clear.exec(firstLine) ?? vague.exec(caption))?.[0].slice(0, 60) ?? null
}

/** Reads the label from a caption: `ok` when its first line starts with one, `unclear` when it comes later or is vague. */
export const adLabelOf = (caption: string): AdLabel => {
  const firstLine = caption.trimStart().split('\n')[0] ?? ''
  if (clear.test(firstLine)) return 'ok'
  return vague.test(caption) ? 'unclear' : 'missing'
}
