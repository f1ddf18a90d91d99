import type { Terms } from '../contract/types'
import type { PostDraftState } from '../post-draft-states'
import { type CancelShare, type MentionKind, mentionKinds } from '../states'
import type { ParticipationCounters } from './mention-counters'

/** What terms say about how much is handed in. */
export type AgreedPieces = Pick<Terms, 'pieces' | 'anyPiece'>

/** A kind of mention that is still asked for, and how many of it. */
export interface PieceLeft {
  kind: MentionKind
  count: number
}

/** How many mentions of each kind fulfil the pieces: a reel is a post to the network. */
const agreedOf = ({ pieces }: AgreedPieces): Record<MentionKind, number> => ({
  post: pieces.post + pieces.reel,
  story: pieces.story,
  link: pieces.link,
  content: pieces.content,
})

const approvedOf = (counters: ParticipationCounters): Record<MentionKind, number> => ({
  post: counters.instagramPostsCount,
  story: counters.instagramStoriesCount,
  link: counters.linkPostsCount,
  content: counters.contentPostsCount,
})

const sumOf = (counts: Record<MentionKind, number>): number => mentionKinds.reduce((sum, kind) => sum + counts[kind], 0)

/**
 * Kinds of mentions that a creator is still asked for, and how many of each, given how many of theirs were approved. Where any piece is
 * enough: one that is published, of any of the kinds, and the uploaded content beside it.
 */
export const piecesLeftOf = (terms: AgreedPieces, counters: ParticipationCounters): PieceLeft[] => {
  const [agreed, approved] = [agreedOf(terms), approvedOf(counters)]
  const published = sumOf(approved) - approved.content
  const left = (kind: MentionKind): number => {
    if (terms.anyPiece && kind !== 'content') return agreed[kind] > 0 && published <= 0 ? 1 : 0
    return Math.max(0, agreed[kind] - approved[kind])
  }
  return mentionKinds.map((kind) => ({ kind, count: left(kind) })).filter(({ count }) => count > 0)
}

/** How many approvals are missing until the fee is earned; 0: it is. One is enough where any piece is. */
export const missingForFee = (terms: AgreedPieces, counters: ParticipationCounters): number => {
  if (terms.anyPiece) return sumOf(approvedOf(counters)) > 0 ? 0 : 1
  return piecesLeftOf(terms, counters).reduce((sum, { count }) => sum + count, 0)
}

/** Those that may be handed in now: nothing is published before its draft is approved, where one is asked for. */
export const handedInNow = (left: readonly PieceLeft[], draftState: PostDraftState | null): PieceLeft[] =>
  left.filter(({ kind }) => kind === 'content' || draftState === null || draftState === 'approved')

/** How often changes to a piece can still be asked for, after `used` requests; null: as often as wanted. */
export const changesLeftOf = ({ changeRounds }: Pick<Terms, 'changeRounds'>, used: number): number | null =>
  changeRounds === null ? null : Math.max(0, changeRounds - used)

const shares: Readonly<Record<CancelShare, (fee: number) => number>> = {
  none: () => 0,
  half: (fee) => Math.ceil(fee / 2),
  whole: (fee) => fee,
}

/** What a creator is owed of a held fee, öre, where the brand ends it: the share of the terms once the goods have gone, before that nothing. */
export const owedOnEnding = ({
  fee,
  cancelShare,
  goodsWent,
}: {
  fee: number
  cancelShare: CancelShare
  goodsWent: boolean
}): number => (goodsWent ? shares[cancelShare](fee) : 0)
