import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { figure, repetitions } from './support/figure'
import { type LifeWorld, live } from './support/lives/life'
import { recordsOf } from './support/records'
import { openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let world: LifeWorld
beforeAll(async () => {
  api = await openTestApi()
  const make = recordsOf(api)
  world = { api, make, admin: await make.staff('admin'), colleague: await make.staff('admin') }
})
afterAll(() => api.close())

const lives = repetitions(3, 300)
const steps = 80
test(`A1 QUALITY 3 ${lives} random lives of campaigns: after each step what is held is what open participations are owed, and in the end nothing is held`, async () => {
  const sum = { made: 0, refused: 0 }
  for (let seed = 1; seed <= lives; seed += 1) {
    const { made, refused } = await live(world, seed * 7_919, steps)
    Object.assign(sum, { made: sum.made + made, refused: sum.refused + refused })
  }
  expect(sum.made).toBeGreaterThan(lives * 10)
  const { count } = await api.db
    .selectFrom('holds')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBeGreaterThanOrEqual(lives)
  const settled = await api.db
    .selectFrom('holds')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('state')
    .orderBy('state')
    .execute()
  const { unanswered } = await api.db
    .selectFrom('mentions')
    .select(({ fn }) => fn.countAll<number>().as('unanswered'))
    .where('decision_kind', '=', 'unanswered')
    .executeTakeFirstOrThrow()
  const questions = await api.db
    .selectFrom('agreement_changes')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('state')
    .orderBy('state')
    .execute()
  const ends = lives < 50 ? ['accepted'] : ['accepted', 'declined', 'lapsed', 'withdrawn']
  expect(questions.map(({ state }) => state)).toEqual(expect.arrayContaining(ends))
  const counted = async (what: 'post_draft_versions.outcome' | 'endings.ended_by' | 'agreements.cause') => {
    const [table = '', column = ''] = what.split('.')
    return (
      await sql<{ is: string; n: number }>`SELECT ${sql.ref(column)} AS is, count(*)::int AS n FROM ${sql.table(table)}
        WHERE ${sql.ref(column)} IS NOT NULL GROUP BY 1 ORDER BY 1`.execute(api.db)
    ).rows
  }
  const told = (rows: { is: string; n: number }[]) => rows.map(({ is, n }) => `${n} ${is}`).join(', ')
  const outcomes = await counted('post_draft_versions.outcome')
  const ended = await counted('endings.ended_by')
  const causes = await counted('agreements.cause')
  const { paid } = await api.db
    .selectFrom('endings')
    .select(({ fn }) => fn.sum<number>('paid').as('paid'))
    .executeTakeFirstOrThrow()
  expect(Number(paid)).toBeGreaterThan(0)
  const fees = (
    await sql<{
      named: number
      yes: number
      no: number
    }>`SELECT count(*) FILTER (WHERE state = 'approved' AND counter_accepted IS NOT TRUE)::int AS named,
        count(*) FILTER (WHERE counter_accepted)::int AS yes, count(*) FILTER (WHERE NOT counter_accepted)::int AS no
      FROM participations WHERE proposed_fee IS NOT NULL`.execute(api.db)
  ).rows[0]!
  expect(Object.values(fees).reduce((total, n) => total + n, 0)).toBeGreaterThan(0)
  if (lives >= 50) expect(Object.values(fees).every((n) => n > 0)).toBe(true)
  const all = lives >= 50
  const outcomesOfAll = ['approved', 'changes_requested', 'declined', 'unanswered', 'withdrawn']
  expect(outcomes.map(({ is }) => is)).toEqual(expect.arrayContaining(all ? outcomesOfAll : ['approved']))
  expect(ended.map(({ is }) => is)).toEqual(expect.arrayContaining(all ? ['brand', 'creator'] : ['brand']))
  expect(causes.map(({ is }) => is)).toEqual(
    expect.arrayContaining(all ? ['approved', 'change', 'parcel'] : ['approved']),
  )
  figure(
    3,
    `${lives} random lives of campaigns, ${lives * steps} steps (${sum.made} acts made, ${sum.refused} refused; fees ${settled.map(({ state, count: n }) => `${n} ${state}`).join(', ')}; ${unanswered} posts approved by the clock; questions of a change ${questions.map(({ state, count: n }) => `${n} ${state}`).join(', ')}; drafts ${told(outcomes)}; collaborations ended by ${told(ended)}; versions of agreements ${told(causes)}; fees that creators named: ${fees.named} agreed on, the brand’s other fee ${fees.yes} accepted, ${fees.no} declined): after each step held is what open participations are owed, 0 posts that were handed in lost their fee without an answer, 0 creators with less than nothing available; 0 held in the end`,
  )
}, 3_600_000)
