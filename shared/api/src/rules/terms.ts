import type { Terms } from '../contract/types'
import type { MentionKind } from '../states'
import { type KindFields, mentionKindsOf } from './collaboration'

type Piece = keyof Terms['pieces']

/** Mentions of this kind fulfil the piece; a reel is a post to the network, which tells them apart afterwards. */
export const mentionKindOf: Readonly<Record<Piece, MentionKind>> = {
  post: 'post',
  reel: 'post',
  story: 'story',
  link: 'link',
  content: 'content',
}

const noPieces = { post: 0, reel: 0, story: 0, link: 0, content: 0 } as const satisfies Terms['pieces']

/** One of each kind that the campaign takes. */
const onePieceOfEach = (campaign: KindFields): Terms['pieces'] => {
  const kinds = mentionKindsOf(campaign)
  return {
    ...noPieces,
    ...Object.fromEntries(kinds.map((kind) => [kind, 1])),
  }
}

/** Terms that fit most campaigns: what the editor begins with. */
export const usualTerms = (campaign: KindFields): Terms => ({
  pieces: onePieceOfEach(campaign),
  anyPiece: false,
  changeRounds: 2,
  rights: { channels: ['own', 'web'], months: 3 },
  exclusivity: null,
  answerDays: 5,
  cancelShare: 'half',
})

/** What holds for a campaign from before terms were kept: what Samspel did at that time. */
export const termsBefore = (campaign: KindFields): Terms => ({
  pieces: onePieceOfEach(campaign),
  anyPiece: true,
  changeRounds: null,
  rights: null,
  exclusivity: null,
  answerDays: null,
  cancelShare: 'none',
})
