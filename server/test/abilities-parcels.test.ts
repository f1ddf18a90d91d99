import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { campaignStates, type Parcel } from '@samspel/api'
import { entities } from '@samspel/api/contract'
import { type Commands, compareAbilities } from './support/abilities'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let records: Records
let staff: Actor
let creator: Actor
let brandId: string
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
  brandId = (await records.brand()).id
  staff = await records.staff('company', [brandId])
  creator = await records.creator()
})
afterAll(() => api.close())

const states = ['to_pack', 'sent', 'arrived', 'problem', 'replaced'] as const
const at = '2026-11-20T09:00:00Z'
const products = JSON.stringify([
  {
    id: 'hat',
    productTitle: 'Mössa',
    productName: '',
    productDescription: '',
    productArticleReference: '',
    defaultProductValue: 300,
    variants: [
      { id: 'small', size: 'S', colour: '', stock: null },
      { id: 'large', size: 'L', colour: '', stock: null },
    ],
  },
])

interface Made {
  participation: string
  campaign: string
}
/** Of the parcel that was made last. */
const of: Made = { participation: '', campaign: '' }

const make = async (state: (typeof states)[number], campaignState: string): Promise<string> => {
  of.campaign = await records.campaign(brandId)
  of.participation = await records.participation(brandId, of.campaign, creator.id)
  await api.db
    .updateTable('campaigns')
    .set({ state: campaignState as never, products })
    .where('id', '=', of.campaign)
    .execute()
  await api.db.deleteFrom('parcels').where('participation_id', '=', of.participation).execute()
  const id = await records.parcel(of.participation, { choiceId: 'small' })
  if (state !== 'to_pack') await api.db.updateTable('parcels').set({ sent_at: at }).where('id', '=', id).execute()
  if (state === 'arrived')
    await api.db.updateTable('parcels').set({ arrived_at: at, arrived_by: 'creator' }).where('id', '=', id).execute()
  if (state === 'problem' || state === 'replaced')
    await api.db
      .insertInto('delivery_problems')
      .values({
        brand_id: brandId,
        id: uuidv7(),
        participation_id: of.participation,
        parcel_id: id,
        kind: 'damaged',
        text: 'Trasig',
      })
      .execute()
  if (state === 'replaced')
    await api.call(staff, 'POST', `/api/parcels/${id}/replace`, { body: { answer: 'En ny skickas' } })
  return id
}

/** The parcel as its side is shown it: staff by the board, the creator by the own participation. Another in its place has its own acts. */
const see = async (who: Actor, id: string): Promise<{ abilities: string[] }> => {
  if (who === creator) {
    const { body } = await api.call(creator, 'GET', `/api/participations/${of.participation}`)
    const { parcel } = (body as { participation: { parcel: Parcel | null } }).participation
    return { abilities: parcel?.id === id ? parcel.abilities : [] }
  }
  const { body } = await api.call(staff, 'GET', `/api/campaigns/${of.campaign}/parcels`)
  return { abilities: (body as { parcels: Parcel[] }).parcels.find((parcel) => parcel.id === id)?.abilities ?? [] }
}

const commands: Commands = {
  choose: {
    who: () => creator,
    path: () => `/api/participations/${of.participation}/choice`,
    body: { choice_id: 'large' },
  },
  arrive: { who: () => creator, path: (id) => `/api/parcels/${id}/arrive`, body: {} },
  reportProblem: {
    who: () => creator,
    method: 'POST',
    path: () => `/api/participations/${of.participation}/delivery_problems`,
    body: { delivery_problem: { kind: 'damaged', text: 'Trasig' } },
  },
  pack: { who: () => staff, path: (id) => `/api/parcels/${id}`, body: { parcel: { carrier: 'postnord' } } },
  takeBack: { who: () => staff, path: (id) => `/api/parcels/${id}/take_back` },
  replace: {
    who: () => staff,
    method: 'POST',
    path: (id) => `/api/parcels/${id}/replace`,
    body: { answer: 'Ett nytt' },
  },
}

test('every ability of a parcel is tried', () => {
  expect([...Object.keys(commands), 'send'].sort()).toEqual([...entities.parcelAbilities].sort())
})

for (const state of states)
  test(`a parcel that is ${state}: what is offered works and what is not is refused, in every state of the campaign`, async () => {
    const wrong: object[] = []
    for (const campaignState of campaignStates) {
      // What a replaced one is asked by its participation reaches the parcel that took its place.
      const { choose: _, reportProblem: __, ...ofOldOne } = commands
      const tried = state === 'replaced' ? ofOldOne : commands
      for (const one of await compareAbilities(api, tried, () => make(state, campaignState), see))
        wrong.push({ campaignState, ...one })
      const id = await make(state, campaignState)
      const isOffered = (await see(staff, id)).abilities.includes('send')
      const sent = await api.call(staff, 'PATCH', `/api/campaigns/${of.campaign}/parcels/send`, {
        body: { parcel_ids: [id] },
      })
      const { refused = [] } = sent.body as { refused?: object[] }
      const isSent = sent.status === 200 && refused.length === 0
      if (isSent !== isOffered) wrong.push({ campaignState, ability: 'send', isOffered, status: sent.status, refused })
    }
    expect(wrong).toEqual([])
  })
