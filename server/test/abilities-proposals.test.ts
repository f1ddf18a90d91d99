import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { campaignStates } from '@samspel/api'
import { entities } from '@samspel/api/contract'
import { type Commands, compareAbilities } from './support/abilities'
import { spanned } from './support/proposal-rows'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { walletOf } from './support/wallet'

let api: TestApi
let records: Records
let brandId: string
let staff: Actor
let creator: Actor
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
  brandId = (await walletOf(api, records, await records.staff('admin')).fundedBrand(50_000_000)).id
  staff = await records.staff('company', [brandId])
  creator = await records.creator()
})
afterAll(() => api.close())

/** An application with a fee of its own, and what became of the brand's other one; null: there was none. */
const make = async (
  campaignState: (typeof campaignStates)[number],
  state: 'pending' | 'rejected',
  accepted: boolean | 'open' | null,
): Promise<string> => {
  const campaignId = await records.campaign(brandId, { state: 'ongoing' })
  const id = await records.participation(brandId, campaignId, creator.id, 'pending')
  const at = api.clock.now.toISOString()
  await api.db
    .updateTable('participations')
    .set({
      state,
      proposed_fee: 90_000,
      proposed_at: at,
      ...(accepted !== null && {
        counter_fee: 70_000,
        counter_at: at,
        counter_by: staff.id,
        counter_accepted: accepted === 'open' ? null : accepted,
      }),
    })
    .where('id', '=', id)
    .execute()
  await api.db
    .updateTable('campaigns')
    .set({ ...spanned, state: campaignState })
    .where('id', '=', campaignId)
    .execute()
  return id
}
const see = async (who: Actor, id: string) => {
  const { body } = await api.call(who, 'GET', `/api/participations/${id}`)
  return (body as { participation: { proposal: { abilities: string[] } } }).participation.proposal
}

const commands: Commands = {
  change: { who: () => creator, path: (id) => `/api/proposals/${id}`, body: { fee: 80_000 } },
  counter: { who: () => staff, method: 'POST', path: (id) => `/api/proposals/${id}/counter`, body: { fee: 65_000 } },
  answer: { who: () => creator, path: (id) => `/api/proposals/${id}/counter`, body: { answer: 'yes', fee: 70_000 } },
}

test('every ability about a proposal is tried', () => {
  expect(Object.keys(commands).sort()).toEqual([...entities.proposalAbilities].sort())
})

for (const state of ['pending', 'rejected'] as const)
  test(`of an application that is ${state}, what is offered works and what is not is refused, in every state of the campaign`, async () => {
    const wrong: object[] = []
    for (const campaignState of campaignStates)
      for (const accepted of [null, 'open', false] as const)
        for (const one of await compareAbilities(api, commands, () => make(campaignState, state, accepted), see))
          wrong.push({ campaignState, accepted, ...one })
    expect(wrong).toEqual([])
  })
