import type { AgreementProposal, DealFacts, Terms } from '../contract/types'
import type { FieldErrorId } from '../errors'
import { addDays } from './days'

/** Days that a creator has to answer a question about the agreement: what is suggested, and at most. */
export const changeAnswerDays = { usual: 5, most: 14 } as const

export const usualAnswerDay = (today: string): string => addDays(today, changeAnswerDays.usual)
export const lastAnswerDay = (today: string): string => addDays(today, changeAnswerDays.most)

/** The parts of a deal that a question can change, in the order in which they are said. */
export const changeableParts = ['dueAt', 'fee', 'pieces', 'rights'] as const
export type ChangeablePart = (typeof changeableParts)[number]

const kinds = ['post', 'reel', 'story', 'link', 'content'] as const satisfies readonly (keyof Terms['pieces'])[]

const partsOf = ({ dueAt, fee, terms: { pieces, rights } }: DealFacts): Record<ChangeablePart, unknown> => ({
  dueAt,
  fee,
  pieces: kinds.map((kind) => pieces[kind]),
  rights: rights && [rights.months, ...[...rights.channels].sort()],
})

/** What differs between two versions of a deal. */
export const changedParts = (before: DealFacts, after: DealFacts): ChangeablePart[] => {
  const [was, is] = [partsOf(before), partsOf(after)]
  return changeableParts.filter((part) => JSON.stringify(was[part]) !== JSON.stringify(is[part]))
}

/** The deal once the creator has said yes. */
export const factsAfter = (facts: DealFacts, { dueAt, fee, pieces, rights }: AgreementProposal): DealFacts => ({
  ...facts,
  dueAt: dueAt ?? facts.dueAt,
  fee: fee ?? facts.fee,
  terms: {
    ...facts.terms,
    pieces: pieces ?? facts.terms.pieces,
    rights: rights === undefined ? facts.terms.rights : rights,
  },
})

type Errors = Partial<Record<ChangeablePart | 'answerBy' | 'change', FieldErrorId[]>>

interface Asked {
  facts: DealFacts
  proposal: AgreementProposal
  answerBy: string
  today: string
}

const pieceError = (before: Terms['pieces'], after: Terms['pieces']): FieldErrorId | undefined => {
  if (kinds.some((kind) => after[kind] > before[kind])) return 'too_large'
  return kinds.every((kind) => after[kind] === 0) ? 'too_small' : undefined
}

/** Why a question cannot be asked as it is, by its fields; empty where it can. */
export const proposalErrors = ({ facts, proposal, answerBy, today }: Asked): Errors => {
  const errors: Errors = {}
  if (answerBy <= today) errors.answerBy = ['in_the_past']
  else if (answerBy > lastAnswerDay(today)) errors.answerBy = ['too_large']
  const { dueAt, fee, pieces } = proposal
  if (dueAt !== undefined) {
    if (dueAt <= answerBy) errors.dueAt = ['too_small']
    // The days after a pick-up stay promised, so that an earlier day would change nothing.
    else if (facts.deliveryMethod === 'pickup' && facts.dueAt !== null && dueAt < facts.dueAt)
      errors.dueAt = ['too_small']
  }
  if (fee !== undefined && fee < facts.fee) errors.fee = ['too_small']
  const piece = pieces && pieceError(facts.terms.pieces, pieces)
  if (piece) errors.pieces = [piece]
  if (changedParts(facts, factsAfter(facts, proposal)).length === 0) errors.change = ['required']
  return errors
}
