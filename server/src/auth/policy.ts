import type { ErrorId } from '@samspel/api'
import { AppError } from '../errors'

type Rule = (caller: never, facts: never) => ErrorId | undefined
type Callers<R> = R extends (caller: infer C, facts: never) => unknown ? (caller: C) => void : never
type Facts<R> = R extends (caller: never, facts: infer F) => unknown ? (facts: F) => void : never
/** What suits every rule: a caller that each takes, and the facts that any of them asks for. */
type CallerOfAll<R> = Callers<R> extends (caller: infer C) => void ? C : never
type FactsOfAll<R> = Facts<R> extends (facts: infer F) => void ? F : never

/**
 * What may be done with records of a kind: for each ability the rule that names the error which refuses it, or nothing where it is allowed.
 * One table answers the screen (`abilities` of a record) and guards the commands (`authorize`), so that the two cannot differ.
 */
export const definePolicy = <const R extends Record<string, Rule>>(rules: R) => {
  type Ability = keyof R & string
  const refusalOf = (caller: unknown, ability: Ability, facts: unknown) =>
    rules[ability]!(caller as never, facts as never)
  return {
    /** Every ability that the caller has now, in the order of the table. */
    abilitiesOf: (caller: CallerOfAll<R[Ability]>, facts: FactsOfAll<R[Ability]>): Ability[] =>
      (Object.keys(rules) as Ability[]).filter((ability) => !refusalOf(caller, ability, facts)),

    /** Whether the caller has one ability now, where a part of the record answers with that one alone. */
    isAllowed: <A extends Ability>(caller: Parameters<R[A]>[0], ability: A, facts: Parameters<R[A]>[1]): boolean =>
      !refusalOf(caller, ability, facts),

    /** Refuses a command whose ability the caller does not have now, with the rule's error. */
    authorize: <A extends Ability>(caller: Parameters<R[A]>[0], ability: A, facts: Parameters<R[A]>[1]): void => {
      const refusal = refusalOf(caller, ability, facts)
      if (refusal) throw new AppError(refusal)
    },
  }
}
