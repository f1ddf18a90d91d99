import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { dayMs } from '../src/days'
import { ledgerFaults } from '../src/modules/wallet'
import { heardDuring } from './support/heard'
import { pickupsOf } from './support/pickups'
import { span, spanned, spannedTerms } from './support/proposal-rows'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { walletOf } from './support/wallet'

let api: TestApi
let make: Records
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
})
afterAll(() => api.close())

interface Wire {
  id: string
  state: string
  fee_amount: number
  proposal: {
    fee: number
    span: typeof span
    counter: { fee: number; state: string } | null
    abilities: string[]
  } | null
}
const bodyOf = (answer: { body: unknown }) => answer.body as Record<string, unknown>
/** The refusal's id, or what is wrong by field. */
const refusal = ({ status, body }: { status: number; body: unknown }) => {
  const { errors, ...refused } = body as { error?: string; errors?: object }
  return [status, errors && Object.keys(errors).length > 0 ? errors : refused.error]
}

/** A brand with money, and an ongoing campaign whose creators name a fee of 600 to 1 000 kr. */
const setUp = async ({ balance = 500_000, fields = {} as object } = {}) => {
  const admin = await make.staff('admin')
  const brand = await walletOf(api, make, admin).fundedBrand(balance)
  const staff = await make.staff('company', [brand.id])
  const creator = await make.creator()
  const campaignId = await make.campaign(brand.id, { state: 'confirmed', name: 'Läppar i blåsten' })
  await api.db
    .updateTable('campaigns')
    .set({ ...spanned, ...fields })
    .where('id', '=', campaignId)
    .execute()
  return { admin, brand, staff, creator, campaignId }
}

const apply = (creator: Actor, campaignId: string, proposedFee?: number) =>
  api.call(creator, 'POST', `/api/campaigns/${campaignId}/participations`, {
    body: {
      participation: { motivation: 'Gärna', ...(proposedFee !== undefined && { proposed_fee: proposedFee }) },
    },
  })
const applied = async (creator: Actor, campaignId: string, fee: number): Promise<string> => {
  const answer = await apply(creator, campaignId, fee)
  expect(answer.status).toBe(200)
  return (bodyOf(answer).participation as Wire).id
}
const change = (who: Actor, id: string, fee: number) =>
  api.call(who, 'PATCH', `/api/proposals/${id}`, { body: { fee } })
const counter = (who: Actor, id: string, fee: number) =>
  api.call(who, 'POST', `/api/proposals/${id}/counter`, { body: { fee } })
const say = (who: Actor, id: string, answer: 'yes' | 'no', fee: number) =>
  api.call(who, 'PATCH', `/api/proposals/${id}/counter`, { body: { answer, fee } })
const approve = (who: Actor, id: string, fee?: number) =>
  api.call(who, 'PATCH', `/api/participations/${id}/approve`, { body: { from: 'pending', ...(fee && { fee }) } })
const read = async (who: Actor, id: string) =>
  bodyOf(await api.call(who, 'GET', `/api/participations/${id}`)).participation as Wire
const agreementOf = async (who: Actor, id: string) => {
  const answer = await api.call(who, 'GET', `/api/agreements/${id}`)
  const { versions } = (answer.body as { agreement: { versions: { facts: { fee: number; terms: object } }[] } })
    .agreement
  return versions[0]!.facts
}
const heldOf = async (brandId: string) =>
  (await api.db.selectFrom('accounts').select('held').where('brand_id', '=', brandId).executeTakeFirstOrThrow()).held
const toldOf = async (kind: string, id: string) =>
  api.db.selectFrom('notices').selectAll().where('kind', '=', kind).where('subject_id', '=', id).execute()

describe('a fee that the creator names', () => {
  test('it is asked for within the span, and nowhere else', async () => {
    const { creator, campaignId, brand } = await setUp()
    expect(refusal(await apply(creator, campaignId))).toEqual([422, { proposed_fee: ['required'] }])
    for (const fee of [span.lowest - 1, span.highest + 1, 0])
      expect(refusal(await apply(creator, campaignId, fee))).toEqual([422, { proposed_fee: ['out_of_span'] }])
    const fixed = await make.campaign(brand.id, { state: 'confirmed' })
    expect(refusal(await apply(creator, fixed, 70_000))).toEqual([422, { proposed_fee: ['unknown_field'] }])
    const id = await applied(creator, campaignId, span.lowest)
    expect((await read(creator, id)).proposal).toEqual({
      fee: 60_000,
      span,
      counter: null,
      abilities: ['change'],
    })
  })

  test('it is what approving holds, what the agreement says, and what the creator is promised', async () => {
    const { creator, staff, brand, campaignId } = await setUp()
    const id = await applied(creator, campaignId, 70_000)
    expect((await approve(staff, id)).status).toBe(200)
    expect(await heldOf(brand.id)).toBe(70_000)
    expect(await read(creator, id)).toMatchObject({
      state: 'approved',
      fee_amount: 70_000,
      proposal: { abilities: [] },
    })
    const facts = await agreementOf(creator, id)
    expect(facts.fee).toBe(70_000)
    expect(facts.terms).not.toHaveProperty('fee_span')
    expect(await ledgerFaults(api.db)).toEqual([])
  })

  test('it can be changed while it waits, and an approval of the former sum is refused', async () => {
    const { creator, staff, campaignId, brand } = await setUp()
    const id = await applied(creator, campaignId, 70_000)
    expect(refusal(await change(creator, id, 200_000))).toEqual([422, { fee: ['out_of_span'] }])
    expect((await change(creator, id, 90_000)).status).toBe(200)
    expect(refusal(await approve(staff, id, 70_000))).toEqual([409, 'proposal_changed'])
    expect(await heldOf(brand.id)).toBe(0)
    expect((await approve(staff, id, 90_000)).status).toBe(200)
    expect(await heldOf(brand.id)).toBe(90_000)
    expect(refusal(await change(creator, id, 80_000))).toEqual([409, 'already_decided'])
  })

  test('the inbox shows and sorts by it, and each approval of many holds its own', async () => {
    const { staff, campaignId, brand } = await setUp()
    const sums = [80_000, 65_000, 95_000]
    const ids = []
    for (const sum of sums) ids.push(await applied(await make.creator(), campaignId, sum))
    const sorted = async (sort: string) => {
      const answer = await api.call(staff, 'GET', `/api/applications?campaign_id=${campaignId}&sort=${sort}`)
      return (answer.body as { applications: { reserves: number; proposal: Wire['proposal'] }[] }).applications
    }
    expect((await sorted('fee')).map(({ reserves }) => reserves)).toEqual([65_000, 80_000, 95_000])
    expect((await sorted('-fee')).map(({ proposal }) => proposal?.fee)).toEqual([95_000, 80_000, 65_000])
    expect((await sorted('fee'))[0]!.proposal!.abilities).toEqual(['counter'])
    for (const id of ids) expect((await approve(staff, id)).status).toBe(200)
    expect(await heldOf(brand.id)).toBe(240_000)
  })

  test('money that is enough for one sum may be too little for another', async () => {
    const { staff, campaignId, brand } = await setUp({ balance: 75_000 })
    const [much, little] = [
      await applied(await make.creator(), campaignId, 90_000),
      await applied(await make.creator(), campaignId, 70_000),
    ]
    expect(refusal(await approve(staff, much))).toEqual([422, 'insufficient_funds'])
    expect((await approve(staff, little)).status).toBe(200)
    expect(await heldOf(brand.id)).toBe(70_000)
  })
})

describe('another fee of the brand', () => {
  const countered = async (options: Parameters<typeof setUp>[0] = {}) => {
    const world = await setUp(options)
    const id = await applied(world.creator, world.campaignId, 90_000)
    expect((await counter(world.staff, id, 70_000)).status).toBe(200)
    return { ...world, id }
  }

  test('one waits at a time, is within the span, and is told to the creator', async () => {
    const { creator, staff, id } = await countered()
    expect(await toldOf('fee_countered', id)).toMatchObject([
      { instagramer_id: creator.id, facts: { amount: 70_000, campaign: 'Läppar i blåsten' } },
    ])
    expect(refusal(await counter(staff, id, 80_000))).toEqual([409, 'conflict'])
    expect(refusal(await change(creator, id, 80_000))).toEqual([409, 'conflict'])
    expect((await read(creator, id)).proposal).toMatchObject({
      fee: 90_000,
      counter: { fee: 70_000, state: 'open' },
      abilities: ['answer'],
    })
    expect((await read(staff, id)).proposal!.abilities).toEqual([])
  })

  test('a fee outside the span, the same fee, and one that the account does not cover are refused', async () => {
    const { creator, staff, campaignId } = await setUp({ balance: 65_000 })
    const id = await applied(creator, campaignId, 90_000)
    expect(refusal(await counter(staff, id, 50_000))).toEqual([422, { fee: ['out_of_span'] }])
    expect(refusal(await counter(staff, id, 90_000))).toEqual([422, { fee: ['not_other'] }])
    expect(refusal(await counter(staff, id, 70_000))).toEqual([422, 'insufficient_funds'])
    expect((await counter(staff, id, 65_000)).status).toBe(200)
  })

  test('a yes approves at that fee at once, with both times in the agreement', async () => {
    const { creator, staff, brand, id } = await countered()
    const askedAt = api.clock.now
    api.clock.now = new Date(askedAt.getTime() + 3_600_000)
    const answer = await say(creator, id, 'yes', 70_000)
    expect([answer.status, bodyOf(answer).proposal]).toMatchObject([200, { counter: { state: 'accepted' } }])
    expect(await read(creator, id)).toMatchObject({ state: 'approved', fee_amount: 70_000 })
    expect(await heldOf(brand.id)).toBe(70_000)
    const [version] = await api.db.selectFrom('agreements').selectAll().where('participation_id', '=', id).execute()
    expect(version).toMatchObject({ version: 1, brand_agreed_by: staff.id, facts: { fee: 70_000 } })
    expect(new Date(version!.brand_agreed_at!)).toEqual(askedAt)
    expect(new Date(version!.creator_agreed_at!)).toEqual(api.clock.now)
    expect(await toldOf('counter_accepted', id)).toMatchObject([{ user_id: staff.id }])
    expect(await ledgerFaults(api.db)).toEqual([])
  })

  test('every word about the fee is told once to both sides, the yes that approves as well', async () => {
    const { brand, creator, staff, campaignId } = await setUp()
    const id = await applied(creator, campaignId, 90_000)
    const told = (act: () => Promise<unknown>) =>
      heardDuring(api, ({ fact, ids }) => fact === 'participation-changed' && ids['participationId'] === id, act)
    const once = [{ audience: { brandId: brand.id, instagramerId: creator.id } }]
    expect(await told(() => change(creator, id, 95_000))).toMatchObject(once)
    expect(await told(() => counter(staff, id, 70_000))).toMatchObject(once)
    expect(await told(() => say(creator, id, 'no', 70_000))).toMatchObject(once)
    expect(await told(() => counter(staff, id, 80_000))).toMatchObject(once)
    expect(await told(() => say(creator, id, 'yes', 80_000))).toMatchObject(once)
    expect(await read(creator, id)).toMatchObject({ state: 'approved', fee_amount: 80_000 })
  })

  test('a no leaves the own proposal, which the brand can accept or answer anew', async () => {
    const { creator, staff, brand, id } = await countered()
    expect((await say(creator, id, 'no', 70_000)).status).toBe(200)
    expect(await toldOf('counter_declined', id)).toMatchObject([{ user_id: staff.id }])
    expect(await read(creator, id)).toMatchObject({
      state: 'pending',
      proposal: { fee: 90_000, counter: { state: 'declined' }, abilities: ['change'] },
    })
    expect(refusal(await say(creator, id, 'yes', 70_000))).toEqual([409, 'already_decided'])
    expect((await counter(staff, id, 80_000)).status).toBe(200)
    expect(refusal(await say(creator, id, 'yes', 70_000))).toEqual([409, 'already_decided'])
    expect((await approve(staff, id)).status).toBe(200)
    expect(await heldOf(brand.id)).toBe(90_000)
    expect((await read(creator, id)).proposal!.counter).toMatchObject({ state: 'over' })
  })

  test('money that is gone by the yes: nothing is decided, both are told, and a later yes holds', async () => {
    const { creator, staff, admin, brand, campaignId, id } = await countered({ balance: 100_000 })
    const other = await applied(await make.creator(), campaignId, 80_000)
    expect((await approve(staff, other)).status).toBe(200)
    for (let tries = 0; tries < 2; tries += 1)
      expect(refusal(await say(creator, id, 'yes', 70_000))).toEqual([422, 'fee_not_covered'])
    expect(await read(creator, id)).toMatchObject({ state: 'pending', proposal: { counter: { state: 'open' } } })
    expect(await toldOf('counter_stopped', id)).toHaveLength(1)
    expect(await heldOf(brand.id)).toBe(80_000)
    await walletOf(api, make, admin).book(brand.accountId, 'debit', 100_000)
    expect((await say(creator, id, 'yes', 70_000)).status).toBe(200)
    expect(await heldOf(brand.id)).toBe(150_000)
  })

  test('a place that is gone by the yes is said, and the offer waits on', async () => {
    const { creator, staff, campaignId, id } = await countered({ fields: { target_number_of_instagramers: 1 } })
    expect((await approve(staff, await applied(await make.creator(), campaignId, 60_000))).status).toBe(200)
    expect(refusal(await say(creator, id, 'yes', 70_000))).toEqual([409, 'campaign_full'])
    expect((await read(creator, id)).proposal!.counter).toMatchObject({ state: 'open' })
    expect(await toldOf('counter_stopped', id)).toHaveLength(1)
  })

  test('it stands no longer than the application', async () => {
    const { creator, staff, id } = await countered()
    expect(
      (await api.call(staff, 'PATCH', `/api/participations/${id}/reject`, { body: { reason: 'Fullt' } })).status,
    ).toBe(200)
    expect(refusal(await say(creator, id, 'yes', 70_000))).toEqual([409, 'already_decided'])
    expect((await read(creator, id)).proposal!.counter).toMatchObject({ state: 'over' })
  })

  test.each([
    [
      'an approval of the own proposal and a yes',
      (w: { staff: Actor; creator: Actor; id: string }) => [
        approve(w.staff, w.id),
        say(w.creator, w.id, 'yes', 70_000),
      ],
    ],
    [
      'two yeses',
      (w: { staff: Actor; creator: Actor; id: string }) => [
        say(w.creator, w.id, 'yes', 70_000),
        say(w.creator, w.id, 'yes', 70_000),
      ],
    ],
    [
      'a yes and a no',
      (w: { staff: Actor; creator: Actor; id: string }) => [
        say(w.creator, w.id, 'yes', 70_000),
        say(w.creator, w.id, 'no', 70_000),
      ],
    ],
  ])('of %s at once, one is done', async (_, act) => {
    const world = await countered()
    const answers = await Promise.all(act(world))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { state, fee_amount: fee } = await read(world.creator, world.id)
    expect(await heldOf(world.brand.id)).toBe(state === 'approved' ? fee : 0)
    expect(await ledgerFaults(api.db)).toEqual([])
  })

  test('others neither see nor answer it', async () => {
    const { id } = await countered()
    const [otherCreator, otherStaff] = [
      await make.creator(),
      await make.staff('company', [(await make.brand('Other')).id]),
    ]
    expect((await say(otherCreator, id, 'yes', 70_000)).status).toBe(404)
    expect((await change(otherCreator, id, 70_000)).status).toBe(404)
    expect((await counter(otherStaff, id, 70_000)).status).toBe(404)
  })
})

describe('at a store', () => {
  const atStore = async ({ balance = 500_000, requiresApplication = false } = {}) => {
    const world = await setUp({ balance, fields: { delivery_method: 'pickup', is_public: true } })
    const pickups = pickupsOf(api, make)
    const storeId = await pickups.store(world.brand.id)
    const offerId = await pickups.offer(world.brand.id, world.campaignId, storeId, { requiresApplication })
    const ask = (proposedFee?: number) =>
      api.call(world.creator, 'POST', `/api/store_campaigns/${offerId}/store_participations`, {
        body: {
          store_participation: { motivation: 'Gärna', ...(proposedFee !== undefined && { proposed_fee: proposedFee }) },
        },
      })
    return { ...world, offerId, ask }
  }
  const own = async (who: Actor, offerId: string) =>
    bodyOf(await api.call(who, 'GET', `/api/store_campaigns/${offerId}`)).store_campaign as {
      requires_application: boolean
      campaign: { fee: number; fee_span: object }
      store_participation: Wire
    }

  test('a fee to be agreed on is always applied for, and the pass is given with it', async () => {
    const { creator, staff, brand, offerId, ask } = await atStore()
    expect(await own(creator, offerId)).toMatchObject({
      requires_application: true,
      campaign: { fee: 1_000, fee_span: span },
    })
    expect(refusal(await ask())).toEqual([422, { proposed_fee: ['required'] }])
    const asked = await ask(75_000)
    const made = bodyOf(asked).store_participation as Wire
    expect([made.state, made.proposal]).toMatchObject(['requested', { fee: 75_000, abilities: ['change'] }])
    expect((await counter(staff, made.id, 65_000)).status).toBe(200)
    expect((await say(creator, made.id, 'yes', 65_000)).status).toBe(200)
    expect((await own(creator, offerId)).store_participation).toMatchObject({ state: 'approved', fee_amount: 65_000 })
    expect(await heldOf(brand.id)).toBe(65_000)
    expect((await agreementOf(creator, made.id)).fee).toBe(65_000)
    expect(await ledgerFaults(api.db)).toEqual([])
  })

  test('approving holds what was proposed', async () => {
    const { staff, brand, ask } = await atStore({ requiresApplication: true })
    const { id } = bodyOf(await ask(62_000)).store_participation as Wire
    const answer = await api.call(staff, 'PATCH', `/api/store_participations/${id}/approve`, { body: { fee: 62_000 } })
    expect(answer.status).toBe(200)
    expect(await heldOf(brand.id)).toBe(62_000)
  })
})

describe('terms with a span', () => {
  const fieldsOf = (terms: object, more: object = {}) => ({
    campaign: { enable_paid_collaborations: true, ...more, terms },
  })
  const wire = {
    pieces: spannedTerms.pieces,
    any_piece: false,
    change_rounds: 2,
    rights: null,
    exclusivity: null,
    answer_days: 5,
    cancel_share: 'half',
  }

  test.each([
    [{ lowest: 60_000, highest: 60_000 }, { 'terms.fee_span.highest': ['too_small'] }],
    [{ lowest: 50, highest: 60_000 }, { 'terms.fee_span.lowest': ['too_small'] }],
    [{ lowest: 60_000, highest: 99_950 }, { 'terms.fee_span.highest': ['invalid_integer'] }],
  ])('%j is refused', async (feeSpan, errors) => {
    const brand = await make.brand('Span')
    const staff = await make.staff('company', [brand.id])
    const id = await make.campaign(brand.id, { state: 'draft' })
    const answer = await api.call(staff, 'PATCH', `/api/campaigns/${id}`, {
      body: { ...fieldsOf({ ...wire, fee_span: feeSpan }), version: 0 },
    })
    expect([answer.status, (answer.body as { errors?: object }).errors]).toEqual([422, errors])
  })

  test('the campaign counts with the highest, and nothing is left of it once nothing is paid', async () => {
    const brand = await make.brand('Span')
    const staff = await make.staff('company', [brand.id])
    const id = await make.campaign(brand.id, { state: 'draft' })
    const save = async (body: object) => {
      const current = bodyOf(await api.call(staff, 'GET', `/api/campaigns/${id}`)).campaign as { version: number }
      const answer = await api.call(staff, 'PATCH', `/api/campaigns/${id}`, {
        body: { ...body, version: current.version },
      })
      expect([answer.status, answer.body]).toEqual([200, expect.anything()])
      return bodyOf(answer).campaign as { paid_collaboration_price: number; terms: object }
    }
    const saved = await save(fieldsOf({ ...wire, fee_span: span }, { paid_collaboration_price: 5 }))
    expect(saved).toMatchObject({ paid_collaboration_price: 1_000, terms: { fee_span: span } })
    expect((await save({ campaign: { enable_paid_collaborations: false } })).terms).not.toHaveProperty('fee_span')
    const answer = await api.call(staff, 'PATCH', `/api/campaigns/${id}`, {
      body: { campaign: { terms: { ...wire, fee_span: span } }, version: 2 },
    })
    expect((answer.body as { errors?: object }).errors).toEqual({ 'terms.fee_span': ['kind_not_asked'] })
  })
})

test('an application that nobody answers takes the open fee with it', async () => {
  const { creator, staff, campaignId } = await setUp()
  const id = await applied(creator, campaignId, 90_000)
  await counter(staff, id, 70_000)
  await api.db
    .updateTable('participations')
    .set({
      state: 'rejected',
      decision_kind: 'expired',
      decided_at: new Date(api.clock.now.getTime() + dayMs).toISOString(),
    })
    .where('id', '=', id)
    .execute()
  expect(refusal(await say(creator, id, 'yes', 70_000))).toEqual([409, 'already_decided'])
})
