import type { DraftComment, DraftMedia, DraftPlace, PostDraft, PostDraftVersion } from '@samspel/api'

/** A spot of a picture, or of a film at a second. */
export type Spot = Extract<DraftPlace, { mediaId: string }>
/** Words of the text. */
export type Words = Extract<DraftPlace, { quote: string }>

export const isSpot = (place: DraftPlace): place is Spot => 'mediaId' in place

const within = (share: number) => Math.min(Math.max(Math.round(share * 1_000) / 1_000, 0), 1)

/** The spot of a point in a box, as shares of its width and height. */
export const spotAt = (
  { clientX, clientY }: { clientX: number; clientY: number },
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): Pick<Spot, 'x' | 'y'> => ({
  x: within(box.width > 0 ? (clientX - box.left) / box.width : 0.5),
  y: within(box.height > 0 ? (clientY - box.top) / box.height : 0.5),
})

/** A spot moved by shares. */
export const movedBy = (spot: Spot, dx: number, dy: number): Spot => ({
  ...spot,
  x: within(spot.x + dx),
  y: within(spot.y + dy),
})

/** A stretch of the text, and the comment that is about it. */
export interface Stretch {
  from: number
  to: number
  comment?: DraftComment
}

/** Where the quoted words stand now: as they were, or once elsewhere. Undefined when they are gone. */
const rangeOf = (text: string, { from, to, quote }: Words): { from: number; to: number } | undefined => {
  if (text.slice(from, to) === quote) return { from, to }
  const at = quote ? text.indexOf(quote) : -1
  return at >= 0 && text.indexOf(quote, at + 1) < 0 ? { from: at, to: at + quote.length } : undefined
}

/** The text in stretches with the comments on them. Of those that overlap the earlier has the words; the other is in the list alone. */
export const stretchesOf = (text: string, comments: readonly DraftComment[]): Stretch[] => {
  const marked = comments
    .flatMap((comment) => {
      const range = isSpot(comment.place) ? undefined : rangeOf(text, comment.place)
      return range && range.to > range.from ? [{ ...range, comment }] : []
    })
    .sort((a, b) => a.from - b.from)
  const stretches: Stretch[] = []
  let at = 0
  for (const mark of marked) {
    if (mark.from < at) continue
    if (mark.from > at) stretches.push({ from: at, to: mark.from })
    stretches.push(mark)
    at = mark.to
  }
  if (at < text.length || stretches.length === 0) stretches.push({ from: at, to: text.length })
  return stretches
}

/** The comment is dealt with. */
export const isDone = ({ doneAt }: Pick<DraftComment, 'doneAt'>): boolean => doneAt !== null

/** Kept and not sent: what a request for changes would send. */
export const keptOf = (comments: readonly DraftComment[]): DraftComment[] =>
  comments.filter(({ sentAt }) => sentAt === null)

/** Which of the pictures a comment is on, counted from 0; undefined for words and for what is not in this version. */
export const mediaAt = (media: readonly DraftMedia[], place: DraftPlace): number | undefined => {
  const at = isSpot(place) ? media.findIndex(({ id }) => id === place.mediaId) : -1
  return at < 0 ? undefined : at
}

/** What the brand has said yes to, or let pass. */
export const approvedVersion = ({ versions }: Pick<PostDraft, 'versions'>): PostDraftVersion | undefined =>
  versions.find(({ outcome }) => outcome === 'approved' || outcome === 'unanswered')
