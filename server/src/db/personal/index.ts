import { type RawBuilder, sql } from 'kysely'
import type { DB } from '../types'
import { accounts } from './accounts'
import { agreements } from './agreements'
import type { Answer, Part, Plan, Plans, Side } from './answers'
import { api } from './api'
import { brandChoices } from './brand-choices'
import { catalogue } from './catalogue'
import { companySignIn } from './company-sign-in'
import { creatorPapers } from './creator-papers'
import { delivery } from './delivery'
import { messages } from './messages'
import { money } from './money'
import { platform } from './platform'
import { postDrafts } from './post-drafts'
import { posts } from './posts'
import { sales } from './sales'
import { secondStep } from './second-step'
import { selfBilling } from './self-billing'
import { work } from './work'

export { deletedName, type Side } from './answers'

/**
 * What each column that can hold words has to do with persons. The export and the deletion of an account are made from it, in this order:
 * accounts come last, since other rows are found by what they hold.
 */
export const personal: Plans<keyof DB> = {
  ...messages,
  ...delivery,
  ...agreements,
  ...postDrafts,
  ...sales,
  ...work,
  ...brandChoices,
  ...posts,
  ...catalogue,
  ...money,
  ...creatorPapers,
  ...selfBilling,
  ...platform,
  ...secondStep,
  ...companySignIn,
  ...api,
  ...accounts,
}

type AnyPlan = Plan<Record<string, unknown>>
const plans = Object.entries(personal) as [keyof DB, AnyPlan][]

const erasureOf = (answer: Answer, side: Side): string | undefined => {
  if (typeof answer === 'string') return undefined
  const fate = 'erased' in answer || 'kept' in answer || 'by' in answer ? answer : answer[side]
  return typeof fate === 'object' && 'erased' in fate ? fate.erased : undefined
}

/** What one side's part of the export reads: name, table, columns and whose rows. */
export const toldTo = (side: Side) =>
  plans.flatMap(([table, plan]) => {
    const part = plan[side]
    return part?.told ? [{ table, name: part.as ?? table, columns: part.told, of: part.tells ?? part.of }] : []
  })

export interface Erasure {
  table: keyof DB
  whose: Part<unknown>['of']
  /** Which of these rows are deleted. */
  goes: RawBuilder<unknown> | undefined
  /** What the others are set to, by column. */
  sets: readonly (readonly [column: string, to: string])[]
}

/** What is done to the tables when an account of this side is deleted, in order. */
export const erasuresFor = (side: Side): readonly Erasure[] =>
  plans.flatMap(([table, plan]) => {
    const part = plan[side]
    if (!part) return []
    const sets = Object.entries(plan.columns).flatMap(([column, answer]) => {
      const to = erasureOf(answer as Answer, side)
      return to === undefined ? [] : [[column, to] as const]
    })
    const goes = part.goes === 'all' ? sql`true` : part.goes
    return goes || sets.length > 0 ? [{ table, whose: part.erases ?? part.of, goes, sets }] : []
  })

/** Every column that is erased with an account of this side, and every one with an answer. */
export const columnsOf = (table: keyof DB) => Object.keys(personal[table].columns)
export const erasedColumnsOf = (table: keyof DB, side: Side): string[] =>
  Object.entries(personal[table].columns as Record<string, Answer>).flatMap(([column, answer]) => {
    const fate =
      typeof answer === 'string' || 'erased' in answer || 'kept' in answer || 'by' in answer ? answer : answer[side]
    const stays = fate === undefined || fate === 'plain' || (typeof fate === 'object' && 'kept' in fate)
    return stays ? [] : [column]
  })
