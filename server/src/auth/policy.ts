import type { ErrorId } from '@samspel/api'
import { AppError } from '../errors'

type Rule = (caller: never, facts: never) => ErrorId | undefined
type Callers<R> = R extends (caller: infer C, facts: never) => unknown ? (caller: C) => void : never
type Facts<R> = R extends (caller: never, facts: infer F) => unknown ? (facts: F) => void : never
/** The intersection of what all rules accept: a caller that suits each of them, and the facts that any of them needs. */
type CallerOfAll<R> = Callers<R> extends (caller: infer C) => void ? C : never
type FactsOfAll<R> = Facts<R> extends (facts: infer F) => void ? F : never

/**
 * Access rules for one kind of record. Each ability maps to a rule that returns the error refusing it, or nothing when it is allowed. The
 * same table yields a record's `abilities` for the screen and guards the commands (`authorize`), so the two cannot disagree.
 */
export const definePolicy = <const R extends Record<string, Rule>>(rules: R) => {
  type Ability = keyof R & string
  const refusalOf = (caller: unknown, ability: Ability, facts: unknown) =>
    rules[ability]!(caller as never, facts as never)
  return {
    /** Every ability the caller has now, in table order. */
    abilitiesOf: (caller: CallerOfAll<R[Ability]>, facts: FactsOfAll<R[Ability]>): Ability[] =>
      (Object.keys(rules) as Ability[]).filter((ability) => !refusalOf(caller, ability, facts)),

    /** Whether the caller has one ability now, for parts of a record that depend on that ability alone. */
    isAllowed: <A extends Ability>(caller: Parameters<R[A]>[0], ability: A, facts: Parameters<R[A]>[1]): boolean =>
      !refusalOf(caller, ability, facts),

    /** Throws the rule's error when the caller does not have the ability now. */
    authorize: <A extends Ability>(caller: Parameters<R[A]>[0], ability: A, facts: Parameters<R[A]>[1]): void => {
      const refusal = refusalOf(caller, ability, facts)
      if (refusal) throw new AppError(refusal)
    },
  }
}
