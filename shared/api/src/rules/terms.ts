import type { Terms } from '../contract/types'
import { objectOf } from '../object-of'
import type { MentionKind } from '../states'
import { type KindFields, mentionKindsOf } from './collaboration'

/** How many templates of terms a brand may keep. */
export const termsTemplates = 50

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

/** What of a fee is the creator's where the brand ends it after the goods were sent, öre. */
export const owedOnCancel = (fee: number, share: Terms['cancelShare']): number =>
  ({ none: 0, half: Math.round(fee / 2), whole: fee })[share]

const pieceNames = Object.keys(noPieces) as Piece[]

/** What is wrong with pieces of a campaign, by piece: a kind that it does not take, or none of a kind that it takes. */
export const faultsOfPieces = (
  pieces: Terms['pieces'],
  campaign: KindFields,
): Partial<Record<Piece, 'kind_not_asked' | 'required'>> => {
  const taken = mentionKindsOf(campaign)
  const isMissing = (kind: MentionKind) =>
    pieceNames.every((name) => mentionKindOf[name] !== kind || pieces[name] === 0)
  return {
    ...Object.fromEntries(taken.filter(isMissing).map((kind) => [kind, 'required'])),
    ...Object.fromEntries(
      pieceNames
        .filter((name) => pieces[name] > 0 && !taken.includes(mentionKindOf[name]))
        .map((name) => [name, 'kind_not_asked']),
    ),
  }
}

/** Something is published, so that a draft of it can be shown before; uploaded content is the brand's own. */
export const isPublished = (pieces: Terms['pieces']): boolean =>
  pieceNames.some((name) => name !== 'content' && pieces[name] > 0)

/** The same terms where the campaign takes other kinds, or pays nothing: nothing of what it no longer takes, one of each that is new. */
export const fittingTerms = (terms: Terms, campaign: KindFields & { enablePaidCollaborations?: boolean }): Terms => {
  const faults = faultsOfPieces(terms.pieces, campaign)
  const count = (name: Piece) => ({ kind_not_asked: 0, required: 1, none: terms.pieces[name] })[faults[name] ?? 'none']
  const pieces = objectOf(pieceNames, count)
  const { draft, feeSpan, ...rest } = terms
  return {
    ...rest,
    ...(draft && isPublished(pieces) && { draft }),
    ...(feeSpan && campaign.enablePaidCollaborations !== false && { feeSpan }),
    pieces,
  }
}

/** What was agreed on: the fee is one, so that nothing is proposed any more. */
export const agreedTerms = ({ feeSpan: _, ...terms }: Terms): Terms => terms

/** From here on a deal asks for much; what it is worth, fee and goods together in kr, from which on it may. */
const much = { months: 12, pieces: 6, exclusiveDays: 60, worth: 1_000 } as const

/**
 * Parts of terms that ask for much of a creator who gets little: advertising or print for a year, many pieces, a long exclusivity. A
 * warning for brand and platform, never a stop.
 */
export const demandingParts = (
  { pieces, anyPiece, rights, exclusivity }: Terms,
  worth: number,
): ('pieces' | 'rights' | 'exclusivity')[] => {
  if (worth >= much.worth) return []
  const count = anyPiece ? 1 : pieceNames.reduce((sum, name) => sum + pieces[name], 0)
  const isWide = rights !== null && (rights.channels.includes('ads') || rights.channels.includes('print'))
  return [
    ...(count >= much.pieces ? (['pieces'] as const) : []),
    ...(isWide && rights.months >= much.months ? (['rights'] as const) : []),
    ...(exclusivity && exclusivity.daysBefore + exclusivity.daysAfter > much.exclusiveDays
      ? (['exclusivity'] as const)
      : []),
  ]
}
