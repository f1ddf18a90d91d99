import type { ErrorId } from '@samspel/api'
import { AppError } from '../errors'

type Rule = (caller: never, facts: never) => ErrorId | undefined
type Obstacle = (facts: never) => ErrorId | undefined
type Callers<R> = R extends (caller: infer C, facts: never) => unknown ? (caller: C) => void : never
type Facts<R> = R extends (caller: never, facts: infer F) => unknown ? (facts: F) => void : never
/** The intersection of what all rules accept: a caller that suits each of them, and the facts that any of them needs. */
type CallerOfAll<R> = Callers<R> extends (caller: infer C) => void ? C : never
type FactsOfAll<R> = Facts<R> extends (facts: infer F) => void ? F : never
type ObstacleFacts<O> = O extends (facts: infer F) => unknown ? F : unknown
type ObstacleError<O> = O extends (facts: never) => infer E ? Exclude<E, undefined> : never

/**
 * Access rules for one kind of record. Each ability maps to a rule that returns the error refusing it, or nothing when it is allowed. The
 * same table yields a record's `abilities` for the screen and guards the commands (`authorize`), so the two cannot disagree.
 *
 * `obstacles` are conditions that can still be met, such as a free place. They refuse the command too, but leave the ability on the record:
 * the screen keeps the button and says what is missing (`refusalsOf`).
 */
export const definePolicy = <
  const R extends Record<string, Rule>,
  const O extends { readonly [A in keyof R]?: Obstacle } = Record<never, never>,
>(
  rules: R,
  obstacles?: O,
) => {
  type Ability = keyof R & string
  type FactsFor<A extends Ability> = Parameters<R[A]>[1] & (A extends keyof O ? ObstacleFacts<O[A]> : unknown)
  const refusalOf = (caller: unknown, ability: Ability, facts: unknown) =>
    rules[ability]!(caller as never, facts as never)
  const obstacleTo = (ability: Ability, facts: unknown) => obstacles?.[ability]?.(facts as never)
  return {
    /** Every ability the caller has now, in table order. */
    abilitiesOf: (caller: CallerOfAll<R[Ability]>, facts: FactsOfAll<R[Ability]>): Ability[] =>
      (Object.keys(rules) as Ability[]).filter((ability) => !refusalOf(caller, ability, facts)),

    /** Which of the caller's abilities an obstacle refuses now, and why. */
    refusalsOf: (
      caller: CallerOfAll<R[Ability]>,
      facts: FactsOfAll<R[Ability]> & ObstacleFacts<O[keyof O]>,
    ): { act: keyof O & Ability; reason: ObstacleError<O[keyof O]> }[] =>
      (Object.keys(obstacles ?? {}) as (keyof O & Ability)[]).flatMap((act) => {
        const reason = refusalOf(caller, act, facts) ? undefined : obstacleTo(act, facts)
        return reason ? [{ act, reason: reason as ObstacleError<O[keyof O]> }] : []
      }),

    /** Whether the caller has one ability now, for parts of a record that depend on that ability alone. */
    isAllowed: <A extends Ability>(caller: Parameters<R[A]>[0], ability: A, facts: Parameters<R[A]>[1]): boolean =>
      !refusalOf(caller, ability, facts),

    /** Throws the error of the rule or obstacle that refuses the ability to the caller now. */
    authorize: <A extends Ability>(caller: Parameters<R[A]>[0], ability: A, facts: FactsFor<A>): void => {
      const refusal = refusalOf(caller, ability, facts) ?? obstacleTo(ability, facts)
      if (refusal) throw new AppError(refusal)
    },
  }
}
