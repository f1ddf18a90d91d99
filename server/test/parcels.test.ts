import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { addDays, dayOf } from '../src/days'
import { type Records, recordsOf, wireAddress } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let records: Records
let staff: Actor
let brandId: string
let campaignId: string
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  brandId = (await records.brand()).id
  staff = await records.staff('company', [brandId])
  campaignId = await records.campaign(brandId)
})

const variants = [
  { id: 'small', size: 'S', colour: 'rost', stock: 1 },
  { id: 'large', size: 'L', colour: 'rost', stock: null },
]
const change = (fields: object) => api.db.updateTable('campaigns').set(fields).where('id', '=', campaignId).execute()
const withVariants = () =>
  change({
    products: JSON.stringify([
      {
        id: 'hat',
        productTitle: 'Mössa',
        productName: '',
        productDescription: '',
        productArticleReference: '',
        defaultProductValue: 300,
        variants,
      },
    ]),
  })
const apply = (who: Actor, fields: object = {}) =>
  api.call(who, 'POST', `/api/campaigns/${campaignId}/participations`, {
    body: { participation: { motivation: 'Gärna', ...fields } },
  })
type Part = { participation: { id: string; due_at: string | null; parcel: Parcel | null; abilities: string[] } }
interface Parcel {
  id: string
  state: string
  order_number: string
  send_by: string
  choice: { id: string } | null
  address_missing: boolean
  choice_missing: boolean
  abilities: string[]
}
const idOf = (answer: { body: unknown }) => (answer.body as Part).participation.id
const approve = (id: string) => api.call(staff, 'PATCH', `/api/participations/${id}/approve`)
const partOf = async (who: Actor, id: string) =>
  ((await api.call(who, 'GET', `/api/participations/${id}`)).body as Part).participation
const takenOn = async (who: Actor, fields: object = {}) => {
  const id = idOf(await apply(who, fields))
  expect((await approve(id)).status).toBe(200)
  return id
}
const send = (...ids: string[]) =>
  api.call(staff, 'PATCH', `/api/campaigns/${campaignId}/parcels/send`, { body: { parcel_ids: ids } })
const board = async (query = '') =>
  (await api.call(staff, 'GET', `/api/campaigns/${campaignId}/parcels${query}`)).body as {
    parcels: (Parcel & { address: { street: string } | null; town: string | null })[]
    counts: Record<string, number>
    sees_addresses: boolean
  }
const history = async () =>
  (
    await api.db
      .selectFrom('campaign_events')
      .select('act')
      .where('campaign_id', '=', campaignId)
      .orderBy('id')
      .execute()
  ).map(({ act }) => act)

describe('applying where goods are sent', () => {
  test('an address is asked for first; the brand that says yes gets a parcel to pack with a copy of it', async () => {
    const creator = await records.creator({ address: null })
    expect((await apply(creator)).body).toEqual({ error: 'address_missing' })
    const set = await api.call(creator, 'PUT', '/api/instagramers/me/delivery_address', {
      body: { delivery_address: wireAddress },
    })
    expect(set.body).toEqual({ delivery_address: wireAddress })
    const id = await takenOn(creator)
    expect(await partOf(creator, id)).toMatchObject({
      due_at: null,
      parcel: {
        state: 'to_pack',
        number: 1,
        order_number: expect.stringMatching(/^SP-[2-9A-HJ-NP-Z]{6}$/),
        address_missing: false,
      },
    })
    expect(await board()).toMatchObject({
      parcels: [{ address: wireAddress, town: 'Göteborg' }],
      counts: { to_pack: 1, packable: 1, waiting: 1, all: 1 },
    })
  })

  test('what is stored can be read with the key alone', async () => {
    await takenOn(await records.creator())
    const { sealed_address: copy } = await api.db
      .selectFrom('parcels')
      .select('sealed_address')
      .where('campaign_id', '=', campaignId)
      .executeTakeFirstOrThrow()
    expect([copy?.startsWith('v1.'), copy?.includes('Linn')]).toEqual([true, false])
  })

  test('a choice has to be one of the campaign, and there has to be one left', async () => {
    await withVariants()
    const answers = [
      await apply(await records.creator()),
      await apply(await records.creator(), { choice_id: 'other' }),
    ].map(({ body }) => body)
    expect(answers).toEqual([{ errors: { choice_id: ['required'] } }, { errors: { choice_id: ['invalid'] } }])
    const first = await takenOn(await records.creator(), { choice_id: 'small' })
    expect((await partOf(staff, first)).parcel?.choice).toMatchObject({ id: 'small', left: 0 })
    expect((await apply(await records.creator(), { choice_id: 'small' })).body).toEqual({ error: 'choice_out' })
  })

  test('of two who are approved at once with the last one, one gets it, and the other chooses again', async () => {
    await withVariants()
    const [one, other] = [await records.creator(), await records.creator()]
    const ids = [idOf(await apply(one, { choice_id: 'small' })), idOf(await apply(other, { choice_id: 'small' }))]
    await Promise.all(ids.map(approve))
    const parcels = await Promise.all(ids.map(async (id) => (await partOf(staff, id)).parcel))
    expect(parcels.map((parcel) => parcel?.choice?.id ?? 'none').sort()).toEqual(['none', 'small'])
    expect((await board()).counts).toMatchObject({ to_pack: 2, packable: 1, choice_missing: 1 })
    const late = parcels.findIndex((parcel) => parcel?.choice_missing)
    const choose = (choiceId: string) =>
      api.call([one, other][late]!, 'PATCH', `/api/participations/${ids[late]}/choice`, {
        body: { choice_id: choiceId },
      })
    expect((await choose('small')).body).toEqual({ error: 'choice_out' })
    expect((await choose('large')).body).toMatchObject({ participation: { parcel: { choice: { id: 'large' } } } })
  })
})

describe('the board', () => {
  test('who has said neither where to nor what is counted and listed once, as without an address', async () => {
    const [whole, neither] = [await takenOn(await records.creator()), await takenOn(await records.creator())]
    await withVariants()
    const unsealed = { sealed_address: null, town: null }
    await api.db.updateTable('parcels').set(unsealed).where('participation_id', '=', neither).execute()
    await api.db.updateTable('parcels').set({ choice_id: 'large' }).where('participation_id', '=', whole).execute()
    const { counts } = await board()
    expect(counts).toMatchObject({ to_pack: 2, packable: 1, address_missing: 1, choice_missing: 0 })
    expect((await board('?missing=address')).parcels).toHaveLength(1)
    expect((await board('?missing=choice')).parcels).toHaveLength(0)
  })
})

describe('the parcel', () => {
  test('a new address goes to what is not sent; what was sent keeps its own', async () => {
    const creator = await records.creator()
    await takenOn(creator)
    const moved = { ...wireAddress, street: 'Storgatan 1', city: 'Umeå' }
    const move = (address: object) =>
      api.call(creator, 'PUT', '/api/instagramers/me/delivery_address', { body: { delivery_address: address } })
    await move(moved)
    const { parcels } = await board()
    expect(parcels).toMatchObject([{ address: { street: 'Storgatan 1' }, town: 'Umeå' }])
    await send(parcels[0]!.id)
    await move(wireAddress)
    expect(await board()).toMatchObject({ parcels: [{ address: { street: 'Storgatan 1' } }] })
  })

  test('what lacks address or choice, or is sent, is left alone and named', async () => {
    await withVariants()
    const [full, homeless] = [await records.creator(), await records.creator()]
    const sent = (await partOf(staff, await takenOn(full, { choice_id: 'large' }))).parcel!
    const without = (await partOf(staff, await takenOn(homeless, { choice_id: 'large' }))).parcel!
    await api.db.updateTable('parcels').set({ sealed_address: null }).where('id', '=', without.id).execute()
    expect((await send(sent.id, without.id)).body).toMatchObject({
      parcels: [{ id: sent.id, state: 'sent' }],
      refused: [{ parcel_id: without.id, reason: 'address_missing' }],
      counts: { to_pack: 1, packable: 0, sent: 1, address_missing: 1 },
    })
    expect((await send(sent.id)).body).toMatchObject({
      parcels: [],
      refused: [{ parcel_id: sent.id, reason: 'already_decided' }],
    })
  })

  test('one that another parcel replaced is not there to be sent', async () => {
    const { id } = (await partOf(staff, await takenOn(await records.creator()))).parcel!
    await send(id)
    const at = api.clock.now.toISOString()
    await api.db.updateTable('parcels').set({ replaced_at: at }).where('id', '=', id).execute()
    expect((await send(id)).body).toMatchObject({ parcels: [], refused: [{ parcel_id: id, reason: 'not_found' }] })
  })

  test('a greeting is written until the parcel is sent, and stays with what was sent', async () => {
    const { id } = (await partOf(staff, await takenOn(await records.creator()))).parcel!
    const write = (parcel: object) => api.call(staff, 'PATCH', `/api/parcels/${id}`, { body: { parcel } })
    expect((await write({ greeting: ' Välkommen ' })).body).toMatchObject({ parcel: { greeting: 'Välkommen' } })
    await send(id)
    expect((await write({ greeting: 'Något annat' })).body).toEqual({ error: 'already_decided' })
    expect((await write({ greeting: 'Välkommen', carrier: 'postnord' })).body).toMatchObject({
      parcel: { greeting: 'Välkommen', carrier: 'postnord' },
    })
  })

  test('sent by mistake, it is to pack again until its creator has said anything', async () => {
    const creator = await records.creator()
    const { id } = (await partOf(staff, await takenOn(creator))).parcel!
    await send(id)
    expect((await api.call(staff, 'PATCH', `/api/parcels/${id}/take_back`)).body).toMatchObject({
      parcel: { state: 'to_pack', sent_at: null },
    })
    await send(id)
    await api.call(creator, 'PATCH', `/api/parcels/${id}/arrive`, { body: {} })
    expect((await api.call(staff, 'PATCH', `/api/parcels/${id}/take_back`)).body).toEqual({ error: 'already_decided' })
    expect((await history()).filter((act) => act.startsWith('parcel'))).toEqual([
      'parcels_sent',
      'parcel_taken_back',
      'parcels_sent',
      'parcel_arrived',
    ])
  })

  test('no last day before it has come; then fourteen days, or the day of the campaign where that is later', async () => {
    const plus = (days: number) => addDays(dayOf(api.clock.now), days)
    for (const [due, expected] of [
      [plus(3), plus(14)],
      [plus(40), plus(40)],
    ]) {
      await change({ due_at: due })
      const creator = await records.creator()
      const id = await takenOn(creator)
      const { parcel } = await partOf(creator, id)
      await send(parcel!.id)
      expect((await partOf(creator, id)).due_at).toBeNull()
      const arrived = await api.call(creator, 'PATCH', `/api/parcels/${parcel!.id}/arrive`, { body: {} })
      expect(arrived.body).toMatchObject({
        participation: { due_at: expected, parcel: { state: 'arrived', arrived_by: 'creator' } },
      })
      expect((await api.call(creator, 'PATCH', `/api/parcels/${parcel!.id}/arrive`, { body: {} })).body).toEqual({
        error: 'already_decided',
      })
    }
  })

  test('removing a creator takes what is not sent away, and leaves what was sent', async () => {
    const [unsent, sent] = [await takenOn(await records.creator()), await takenOn(await records.creator())]
    const { parcel } = await partOf(staff, sent)
    await send(parcel!.id)
    for (const id of [unsent, sent])
      await api.call(staff, 'PATCH', `/api/participations/${id}/reject`, { body: { reason: 'Slut', from: 'approved' } })
    const rows = await api.db.selectFrom('parcels').select('id').where('campaign_id', '=', campaignId).execute()
    expect([rows, (await board()).counts]).toMatchObject([[{ id: parcel!.id }], { all: 0 }])
  })
})
