import { Type } from 'typebox'
import { counterStates } from '../../proposal-states'
import { Count, Instant, Nullable, OneOf, Shape } from '../primitives'
import { FeeSpan } from './terms'

/** What a caller may do: the creator changes it and answers the brand's other fee, staff answer with one. */
export const proposalAbilities = ['change', 'counter', 'answer'] as const

/** The fee that a creator has named in an application, and what the brand answered with instead. */
export const Proposal = Shape({
  /** Öre. */
  fee: Count,
  span: FeeSpan,
  /** The brand's last other fee, öre; it stands as long as the application. Null while there was none. */
  counter: Nullable(Shape({ fee: Count, at: Instant, state: OneOf(counterStates) })),
  abilities: Type.Array(OneOf(proposalAbilities)),
})
