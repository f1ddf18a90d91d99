import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { type CampaignState, campaignStates, type StoreParticipation } from '@samspel/api'
import { entities } from '@samspel/api/contract'
import { type Commands, compareAbilities } from './support/abilities'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let pickups: ReturnType<typeof pickupsOf>
let brandId: string
let staff: Actor
let clerk: Actor
/** The campaign made last. */
let latest: string
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  pickups = pickupsOf(api, make)
})
beforeEach(async () => {
  brandId = (await make.brand()).id
  staff = await make.staff('company', [brandId])
  clerk = await make.staff('store_user', [brandId])
})
afterAll(() => api.close())

type Seen = { abilities: string[]; refusals?: { act: string; reason: string }[] }
const nothing: Seen = { abilities: [] }
const read = async <K extends string>(who: Actor, path: string) =>
  (await api.call(who, 'GET', path)).body as Record<K, (Seen & { id: string })[]>
const only = async (who: Actor, key: string, path: string, id: string) => {
  const found = (await read(who, path))[key]?.find((record) => record.id === id)
  // Callers who may not read the list have no abilities.
  return found ?? nothing
}

const setState = (campaignId: string, state: (typeof campaignStates)[number]) =>
  api.db.updateTable('campaigns').set({ state }).where('id', '=', campaignId).execute()

const offerIn = async (state: (typeof campaignStates)[number]) => {
  const [storeId, campaignId] = [await pickups.store(brandId), await pickups.campaign(brandId)]
  const offerId = await pickups.offer(brandId, campaignId, storeId, { requiresApplication: true })
  await setState(campaignId, state)
  latest = campaignId
  return { campaignId, offerId }
}

test('an offer of a store: what is offered works and what is not is refused, in every state of its campaign', async () => {
  const commands: Commands = {
    pause: { who: () => staff, path: (id) => `/api/store_campaigns/${id}/pause` },
    resume: { who: () => staff, path: (id) => `/api/store_campaigns/${id}/resume` },
  }
  const wrong = []
  for (const state of campaignStates)
    for (const isPaused of [false, true]) {
      const build = async () => {
        const { offerId } = await offerIn(state)
        if (isPaused)
          await api.db
            .updateTable('store_campaigns')
            .set({ paused_at: api.clock.now.toISOString() })
            .where('id', '=', offerId)
            .execute()
        return offerId
      }
      const see = (who: Actor, id: string) =>
        only(who, 'store_campaigns', `/api/brands/${brandId}/store_offers?per_page=100`, id)
      for (const one of await compareAbilities(api, commands, build, see)) wrong.push({ state, isPaused, ...one })
    }
  expect(wrong).toEqual([])
})

/** The state that staff saw, if the command accepts it as one to decide from. */
const seenAs = (state: string, known: readonly string[]) => (known.includes(state) ? { from: state } : {})

describe('an application at a store', () => {
  const commands = (state: string): Commands => ({
    approve: {
      who: () => staff,
      path: (id) => `/api/store_participations/${id}/approve`,
      body: seenAs(state, ['requested', 'declined']),
    },
    [state === 'approved' ? 'end' : 'decline']: {
      who: () => staff,
      path: (id) => `/api/store_participations/${id}/decline`,
      body: { reason: 'Nej', ...seenAs(state, ['requested', 'approved']) },
    },
    ...(state === 'picked_up' && {
      end: {
        who: () => staff,
        method: 'POST' as const,
        path: (id: string) => `/api/agreements/${id}/ending`,
        body: { reason: 'other', words: 'Nej' },
      },
    }),
    handOut: {
      who: () => staff,
      path: (id) => `/api/store_participations/${id}/hand_out`,
      body: { reason: 'Koden gick inte att läsa' },
    },
    undo: { who: () => staff, method: 'POST', path: (id) => `/api/store_participations/${id}/undo_hand_out` },
    move: {
      who: () => staff,
      path: (id) => `/api/store_participations/${id}/move`,
      body: async () => ({ store_campaign_id: await pickups.offer(brandId, latest, await pickups.store(brandId)) }),
    },
  })

  type State = 'requested' | 'approved' | 'declined' | 'picked_up'
  const takesPlace = (state: State) => state === 'approved' || state === 'picked_up'
  const apply = async (offerId: string, state: State, kind: 'lapsed' | null = null) => {
    const id = uuidv7()
    await api.db
      .insertInto('store_participations')
      .values({
        id,
        brand_id: brandId,
        store_campaign_id: offerId,
        instagramer_id: (await make.creator()).id,
        motivation: 'Gärna',
        state,
        decision_kind: kind,
        code: takesPlace(state) ? id.replace(/\D/g, '').slice(-8) : null,
        ...(state === 'picked_up' && {
          picked_up_at: api.clock.now.toISOString(),
          picked_up_by: staff.id,
          hand_out_reason: 'Telefonen var död',
        }),
      })
      .execute()
    return id
  }

  for (const [state, kind] of [
    ['requested', null],
    ['approved', null],
    ['declined', null],
    ['declined', 'lapsed'],
    ['picked_up', null],
  ] as const)
    test(`that is ${kind ?? state}: what is offered works and what is not is refused, in every state of its campaign`, async () => {
      const wrong = []
      for (const campaignState of campaignStates)
        for (const isFull of [false, true]) {
          const build = async () => {
            const { offerId } = await offerIn(campaignState)
            const id = await apply(offerId, state, kind)
            // One of them holds the only place.
            if (isFull && !takesPlace(state)) await apply(offerId, 'approved')
            if (isFull)
              await api.db.updateTable('store_campaigns').set({ places: 1 }).where('id', '=', offerId).execute()
            return id
          }
          const see = (who: Actor, id: string) =>
            only(who, 'store_participations', `/api/brands/${brandId}/store_participations?per_page=100`, id)
          for (const one of await compareAbilities(api, commands(state), build, see))
            wrong.push({ campaignState, isFull, ...one })
        }
      expect(wrong).toEqual([])
    })

  test('#14 A2 without a place left the list says so, and approving is refused for that reason; with one left, neither', async () => {
    const { offerId } = await offerIn('ongoing')
    const [id, other] = [await apply(offerId, 'requested'), await apply(offerId, 'approved')]
    const setPlaces = (places: number) =>
      api.db.updateTable('store_campaigns').set({ places }).where('id', '=', offerId).execute()
    const approve = async () => {
      const { status, body } = await api.call(staff, 'PATCH', `/api/store_participations/${id}/approve`)
      return [status, (body as { error?: string }).error]
    }
    await setPlaces(1)
    const list = () => read(staff, `/api/brands/${brandId}/store_participations?per_page=100`)
    const refusalsOf = async (which: string) =>
      (await list())['store_participations']?.find((record) => record.id === which)?.refusals
    expect(await refusalsOf(id)).toEqual([{ act: 'approve', reason: 'campaign_full' }])
    // A pass cannot be approved at all, so nothing stands in its way.
    expect(await refusalsOf(other)).toEqual([])
    expect(await approve()).toEqual([409, 'campaign_full'])
    await setPlaces(2)
    expect(await refusalsOf(id)).toEqual([])
    expect(await approve()).toEqual([200, undefined])
  })
})

test('a product of stores: what is offered works and what is not is refused, to staff and clerks', async () => {
  const wrong = []
  for (const name of ['staff', 'clerk'] as const)
    for (const isOffered of [false, true]) {
      const who = () => (name === 'staff' ? staff : clerk)
      const change = (body: object) => ({
        who,
        path: (id: string) => `/api/store_products/${id}`,
        body: { store_product: body },
      })
      const commands: Commands = { update: change({ name: 'Lussebullar' }), archive: change({ is_archived: true }) }
      const build = async () => {
        const id = uuidv7()
        await api.db
          .insertInto('store_products')
          .values({ id, brand_id: brandId, name: `Kaffe ${id}` })
          .execute()
        const { offerId } = await offerIn('confirmed')
        if (isOffered)
          await api.db.updateTable('store_campaigns').set({ store_product_id: id }).where('id', '=', offerId).execute()
        return id
      }
      const see = (asking: Actor, id: string) =>
        only(asking, 'store_products', `/api/brands/${brandId}/store_products?per_page=100`, id)
      for (const one of await compareAbilities(api, commands, build, see)) wrong.push({ name, isOffered, ...one })
    }
  expect(wrong).toEqual([])
})

test('a store: what is offered works and what is not is refused, to staff and clerks', async () => {
  for (const who of [() => staff, () => clerk]) {
    const commands: Commands = {
      update: { who, path: (id) => `/api/stores/${id}`, body: { store: { name: 'Järntorget' } } },
      renewToken: { who, method: 'POST', path: (id) => `/api/stores/${id}/token/renewals` },
    }
    const see = async (asking: Actor, id: string) =>
      ((await api.call(asking, 'GET', `/api/stores/${id}`)).body as { store: { abilities: string[] } }).store
    expect(await compareAbilities(api, commands, () => pickups.store(brandId), see)).toEqual([])
  }
})

describe('a pass of the caller', () => {
  let creator: Actor
  let offer: { offerId: string; campaignId: string }
  beforeEach(async () => {
    creator = await make.creator()
  })

  const path = (id: string, rest = '') => `/api/store_participations/${id}${rest}`
  const counterToken = async () => {
    const { token } = await api.db
      .selectFrom('stores')
      .innerJoin('store_campaigns', 'store_campaigns.store_id', 'stores.id')
      .select('stores.token')
      .where('store_campaigns.id', '=', offer.offerId)
      .executeTakeFirstOrThrow()
    return token
  }
  const commands: Commands = {
    reserve: {
      who: () => creator,
      method: 'POST',
      path: () => `/api/store_campaigns/${offer.offerId}/store_participations`,
      body: { store_participation: { motivation: '' } },
    },
    withdraw: { who: () => creator, method: 'DELETE', path: (id) => path(id) },
    setComing: { who: () => creator, path: (id) => path(id), body: { store_participation: { coming_at: null } } },
    confirm: {
      who: () => creator,
      method: 'POST',
      path: (id) => path(id, '/confirm'),
      body: async () => ({ counter: { token: await counterToken() } }),
    },
    postMention: {
      who: () => creator,
      method: 'POST',
      path: (id) => path(id, '/mentions'),
      body: { mention: { kind: 'content', content_post: { text: 'Reklam: fika', image_urls: [] } } },
    },
  }

  const see = async (who: Actor) => {
    const { body } = await api.call(who, 'GET', `/api/store_campaigns/${offer.offerId}`)
    return (body as { store_campaign: { store_participation: Seen } }).store_campaign.store_participation
  }

  type Own = { state: StoreParticipation['state']; kind?: 'lapsed' | 'expired'; expires?: string; isReturned?: boolean }
  const build = async (campaignState: CampaignState, { state, kind, expires, isReturned = false }: Own) => {
    offer = await offerIn(campaignState)
    await api.db
      .updateTable('campaigns')
      .set({ payment_type: 'content', require_uploaded_content: true })
      .where('id', '=', offer.campaignId)
      .execute()
    const id = uuidv7()
    const now = api.clock.now.toISOString()
    const hasCode = state === 'approved' || state === 'picked_up'
    await api.db
      .insertInto('store_participations')
      .values({
        id,
        brand_id: brandId,
        store_campaign_id: offer.offerId,
        instagramer_id: creator.id,
        motivation: '',
        state,
        decision_kind: kind ?? null,
        code: hasCode ? id.replace(/\D/g, '').slice(-8) : null,
        expires_at: expires ?? null,
        picked_up_at: state === 'picked_up' ? now : null,
        fee_returned_at: isReturned ? now : null,
      })
      .execute()
    return id
  }

  const inAnHour = () => new Date(api.clock.now.getTime() + 3_600_000).toISOString()
  const justNow = () => new Date(api.clock.now.getTime() - 1_000).toISOString()
  const owns: [string, () => Own][] = [
    ['invited', () => ({ state: 'invited' })],
    ['requested', () => ({ state: 'requested' })],
    ['approved without an end', () => ({ state: 'approved' })],
    ['approved', () => ({ state: 'approved', expires: inAnHour() })],
    ['approved, and past its end before the clock has ended it', () => ({ state: 'approved', expires: justNow() })],
    ['lapsed', () => ({ state: 'declined', kind: 'lapsed', expires: justNow() })],
    ['without an answer', () => ({ state: 'declined', kind: 'expired' })],
    ['declined', () => ({ state: 'declined' })],
    ['picked up', () => ({ state: 'picked_up' })],
    ['picked up, and its fee returned', () => ({ state: 'picked_up', isReturned: true })],
  ]

  test('#14 A2 every ability has a command here', () => {
    expect(Object.keys(commands).sort()).toEqual([...entities.passAbilities].sort())
  })

  for (const [name, own] of owns)
    test(`#14 A2 that is ${name}: what is offered works and what is not is refused, in every state of its campaign`, async () => {
      const { confirm, ...others } = commands
      // Scanning again after the hand-out answers the same, so that a scan sent twice does no harm.
      const asked = own().state === 'picked_up' ? others : { confirm: confirm!, ...others }
      const wrong = []
      for (const campaignState of campaignStates)
        for (const one of await compareAbilities(api, asked, () => build(campaignState, own()), see))
          wrong.push({ campaignState, ...one })
      expect(wrong).toEqual([])
    })

  test('#14 A2 an approved pass is withdrawn, announced and confirmed; once picked up it is posted about', async () => {
    await build('confirmed', { state: 'approved', expires: inAnHour() })
    expect((await see(creator)).abilities).toEqual(['withdraw', 'setComing', 'confirm'])
    await build('ongoing', { state: 'picked_up' })
    expect((await see(creator)).abilities).toEqual(['postMention'])
  })

  test('#14 A2 nobody else does anything with it', async () => {
    const stranger = await make.creator()
    // Whoever reserves has a pass of their own.
    const { reserve, ...ofThePass } = commands
    expect(reserve).toBeDefined()
    for (const [name, { path: pathOf, method = 'PATCH', body }] of Object.entries(ofThePass)) {
      const id = await build('ongoing', { state: name === 'postMention' ? 'picked_up' : 'approved' })
      const answer = await api.call(stranger, method, await pathOf(id), {
        body: typeof body === 'function' ? await body() : body,
      })
      expect([name, answer.status]).toEqual([name, 404])
    }
  })
})
