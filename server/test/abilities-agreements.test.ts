import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { type AgreementChangeState, campaignStates } from '@samspel/api'
import { entities } from '@samspel/api/contract'
import { addDays, dayOf } from '../src/days'
import { transact } from '../src/db/transact'
import { makeAgreement } from '../src/modules/agreements'
import { type Commands, compareAbilities } from './support/abilities'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let records: Records
let brandId: string
let staff: Actor
let creator: Actor
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
  brandId = (await records.brand()).id
  staff = await records.staff('company', [brandId])
  creator = await records.creator()
})
afterAll(() => api.close())

const inDays = (days: number) => addDays(dayOf(api.clock.now), days)
/** The question about what was made last. */
let changeId = ''

/** An agreement about which a question was asked; `done`: all that was agreed on is approved. */
const make = async (
  state: (typeof campaignStates)[number],
  question: AgreementChangeState,
  isDone: boolean,
): Promise<string> => {
  const campaignId = await records.campaign(brandId, { state: 'ongoing' })
  const id = await records.participation(brandId, campaignId, creator.id)
  const { id: agreementId, facts } = await transact(api.db, (trx) => makeAgreement(trx, id, { now: api.clock.now }))
  await api.db.updateTable('campaigns').set({ state }).where('id', '=', campaignId).execute()
  if (isDone)
    await api.db.updateTable('participations').set({ instagram_posts_count: 1 }).where('id', '=', id).execute()
  changeId = uuidv7()
  await api.db
    .insertInto('agreement_changes')
    .values({
      brand_id: brandId,
      id: changeId,
      agreement_id: agreementId,
      instagramer_id: creator.id,
      state: question,
      proposal: JSON.stringify({ dueAt: inDays(60) }),
      facts: JSON.stringify({ ...facts, dueAt: inDays(60) }),
      answer_by: inDays(3),
      created_at: api.clock.now.toISOString(),
      answered_at: question === 'open' ? null : api.clock.now.toISOString(),
    })
    .execute()
  return id
}
const see = async (who: Actor, id: string) => {
  const { body } = await api.call(who, 'GET', `/api/agreements/${id}`)
  return (body as { agreement: { abilities: string[] } }).agreement
}

const commands: Commands = {
  askChange: {
    who: () => staff,
    method: 'POST',
    path: (id) => `/api/agreements/${id}/changes`,
    body: async () => ({ change: { due_at: inDays(90), answer_by: inDays(3) } }),
  },
  answerChange: {
    who: () => creator,
    path: () => `/api/agreement_changes/${changeId}/answer`,
    body: { answer: 'yes' },
  },
  withdrawChange: { who: () => staff, method: 'DELETE', path: () => `/api/agreement_changes/${changeId}` },
}

test('every ability about an agreement is tried', () => {
  expect(Object.keys(commands).sort()).toEqual([...entities.agreementAbilities].sort())
})

for (const question of ['open', 'withdrawn'] as const)
  test(`an agreement whose question is ${question}: what is offered works and what is not is refused, in every state of the campaign`, async () => {
    const wrong: object[] = []
    for (const state of campaignStates)
      for (const isDone of [false, true])
        for (const one of await compareAbilities(api, commands, () => make(state, question, isDone), see))
          wrong.push({ state, isDone, ...one })
    expect(wrong).toEqual([])
  })
