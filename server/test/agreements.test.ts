import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Agreement } from '@samspel/api'
import { addDays, dayMs, dayOf } from '../src/days'
import { runAgreements } from '../src/modules/agreements'
import { ledgerFaults } from '../src/modules/wallet'
import { termsThatHold } from '../src/terms-that-hold'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { newKey, walletOf } from './support/wallet'

let api: TestApi
let make: Records
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
})
afterAll(() => api.close())

const context = () => ({ db: api.db, config: api.config, live: api.bus, now: () => api.clock.now, log: api.app.log })
const inDays = (days: number) => addDays(dayOf(api.clock.now), days)
const setCampaign = (id: string, fields: object) =>
  api.db.updateTable('campaigns').set(fields).where('id', '=', id).execute()

const twoPosts = {
  pieces: { post: 2, reel: 0, story: 0, link: 0, content: 0 },
  anyPiece: false,
  changeRounds: 2,
  rights: null,
  exclusivity: null,
  answerDays: 5,
  cancelShare: 'half' as const,
}
type Wire = Record<string, unknown> & {
  versions: {
    id: string
    number: string
    version: number
    cause: string
    facts: Record<string, unknown>
    hash: string
  }[]
  open_change: { id: string; facts: { fee: number } } | null
  past_changes: { state: string }[]
  abilities: Agreement['abilities']
}
const read = async (who: Actor, id: string) => {
  const answer = await api.call(who, 'GET', `/api/agreements/${id}`)
  return { status: answer.status, agreement: (answer.body as { agreement: Wire }).agreement }
}

/** A brand with money and an ongoing campaign that pays 1 000 kr, and a creator who has applied to it. */
const setUp = async ({ balance = 500_000, fields = {} as object } = {}) => {
  const admin = await make.staff('admin')
  const brand = await walletOf(api, make, admin).fundedBrand(balance)
  const staff = await make.staff('company', [brand.id])
  const creator = await make.creator()
  const campaignId = await make.campaign(brand.id, { state: 'ongoing', name: 'Läppar i blåsten' })
  await setCampaign(campaignId, {
    enable_paid_collaborations: true,
    paid_collaboration_price: 1_000,
    due_at: inDays(20),
    end_at: inDays(40),
    ...fields,
  })
  const id = await make.participation(brand.id, campaignId, creator.id, 'pending')
  const approve = (from = 'pending') =>
    api.call(staff, 'PATCH', `/api/participations/${id}/approve`, { body: { from } })
  return { admin, brand, staff, creator, campaignId, id, approve }
}
type World = Awaited<ReturnType<typeof setUp>>

const approved = async (options: Parameters<typeof setUp>[0] = {}) => {
  const world = await setUp(options)
  expect((await world.approve()).status).toBe(200)
  return world
}
/** The last day to publish, once the parcel is there. */
const dayOfWork = async (creator: Actor, id: string) => {
  await make.received(id, api.clock.now)
  const { body } = await api.call(creator, 'GET', `/api/participations/${id}`)
  return (body as { participation: { due_at: string | null } }).participation.due_at
}
const ask = ({ staff, id }: Pick<World, 'staff' | 'id'>, change: object) =>
  api.call(staff, 'POST', `/api/agreements/${id}/changes`, {
    headers: newKey(),
    body: { change: { answer_by: inDays(3), ...change } },
  })
const asked = async (world: World, change: object): Promise<string> => {
  const { status, body } = await ask(world, change)
  expect([status, body]).toEqual([200, expect.anything()])
  return (body as { agreement: Wire }).agreement.open_change!.id
}
const say = (who: Actor, changeId: string, answer: 'yes' | 'no') =>
  api.call(who, 'PATCH', `/api/agreement_changes/${changeId}/answer`, { body: { answer } })
/** What thread and history say of the versions. */
const linesOf = async ({ creator, campaignId }: Pick<World, 'creator' | 'campaignId'>) => ({
  thread: await api.db
    .selectFrom('messages')
    .selectAll()
    .where('instagramer_id', '=', creator.id)
    .where('notice', 'in', ['agreement_changed', 'agreement_moved'])
    .execute(),
  history: await api.db
    .selectFrom('campaign_events')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('act', 'in', ['agreement_changed', 'agreement_moved'])
    .execute(),
})
const heldFor = async (id: string) =>
  (
    await api.db
      .selectFrom('holds')
      .select(['amount', 'state'])
      .where((eb) => eb.or([eb('participation_id', '=', id), eb('store_participation_id', '=', id)]))
      .where('state', '<>', 'returned')
      .executeTakeFirst()
  )?.amount

describe('the agreement', () => {
  test('there is none before the brand has said yes', async () => {
    const { creator, id } = await setUp()
    expect((await read(creator, id)).status).toBe(404)
  })

  test('is made by the yes of the brand: first version, numbered by the year, with both parties and the times of each yes', async () => {
    const { creator, staff, admin, id, brand } = await approved()
    const { agreement } = await read(creator, id)
    expect(agreement.versions).toHaveLength(1)
    expect(agreement.versions[0]).toMatchObject({
      number: expect.stringMatching(new RegExp(`^${dayOf(api.clock.now).slice(0, 4)}-\\d{4,}$`)),
      version: 1,
      cause: 'approved',
      creator_name: creator.name,
      brand_agreed_at: api.clock.now.toISOString(),
      creator_agreed_at: expect.any(String),
      facts: { title: 'Läppar i blåsten', brand_name: brand.name, fee: 100_000, due_at: inDays(20) },
      superseded_at: null,
    })
    expect((await read(staff, id)).agreement.versions).toEqual(agreement.versions)
    expect((await read(admin, id)).agreement.versions).toEqual(agreement.versions)
  })

  test('is refused together with an approval that the account does not cover', async () => {
    const { approve, creator, id } = await setUp({ balance: 50_000 })
    expect((await approve()).status).toBe(422)
    expect((await read(creator, id)).status).toBe(404)
  })

  test('is hidden from other brands, other creators and the counter', async () => {
    const { id, brand } = await approved()
    for (const who of [await make.staff('company', [(await make.brand()).id]), await make.creator()]) {
      expect((await read(who, id)).status).toBe(404)
      expect((await api.call(who, 'GET', `/api/agreements/${id}/file`)).status).toBe(404)
    }
    expect((await read(await make.staff('store_user', [brand.id]), id)).status).toBe(403)
  })

  test('stays what it was when the campaign changes, and so does the last day', async () => {
    const { creator, campaignId, id } = await approved()
    const before = (await read(creator, id)).agreement
    await setCampaign(campaignId, { due_at: inDays(5), paid_collaboration_price: 1, name: 'Annat' })
    expect((await read(creator, id)).agreement).toEqual(before)
    expect(await dayOfWork(creator, id)).toBe(inDays(20))
  })

  test('decides the terms that hold, whatever those of the campaign become, at deliveries and pick-ups', async () => {
    const { brand, campaignId, creator, id } = await approved({ fields: { terms: JSON.stringify(twoPosts) } })
    const pickups = pickupsOf(api, make)
    const atStore = await pickups.campaign(brand.id)
    await setCampaign(atStore, { terms: JSON.stringify(twoPosts) })
    const offer = await pickups.offer(brand.id, atStore, await pickups.store(brand.id))
    const { body } = await api.call(creator, 'POST', `/api/store_campaigns/${offer}/store_participations`, {
      headers: newKey(),
      body: { store_participation: { motivation: 'Gärna' } },
    })
    const pass = (body as { store_participation: { id: string } }).store_participation.id
    const others = JSON.stringify({ ...twoPosts, changeRounds: 1, cancelShare: 'none' })
    await setCampaign(campaignId, { terms: others })
    await setCampaign(atStore, { terms: others })
    expect(await termsThatHold(api.db, { participationId: id })).toEqual(twoPosts)
    expect(await termsThatHold(api.db, { storeParticipationId: pass })).toEqual(twoPosts)
  })

  test('cannot be changed by any statement, other than that another version takes its place', async () => {
    const { id } = await approved()
    const change = (set: ReturnType<typeof sql>) =>
      sql`UPDATE agreements SET ${set} WHERE participation_id = ${id}`.execute(api.db)
    await expect(change(sql`facts = jsonb_set(facts, '{fee}', '1')`)).rejects.toThrow('agreements are not changed')
    await expect(change(sql`hash = 'x'`)).rejects.toThrow('agreements are not changed')
    await expect(change(sql`version = 7`)).rejects.toThrow('agreements are not changed')
  })

  test('gets a number of its own when a creator who was taken out is approved again', async () => {
    const { approve, staff, creator, id } = await approved()
    const [first] = (await read(creator, id)).agreement.versions
    await api.call(staff, 'PATCH', `/api/participations/${id}/reject`, { body: { reason: 'Nej', from: 'approved' } })
    expect((await read(creator, id)).agreement.abilities).toEqual([])
    expect((await approve('rejected')).status).toBe(200)
    const { versions } = (await read(creator, id)).agreement
    expect(versions.map(({ version }) => version)).toEqual([1, 1])
    expect(versions[1]!.number).toBe(first!.number)
    expect(versions[0]!.number).not.toBe(first!.number)
  })

  test('of a pick-up is made by the reservation itself where nothing has to be approved, otherwise by the approval', async () => {
    const brand = await make.brand()
    const staff = await make.staff('company', [brand.id])
    const creator = await make.creator()
    const pickups = pickupsOf(api, make)
    const campaignId = await pickups.campaign(brand.id)
    const reserve = async (requiresApplication: boolean) => {
      const offer = await pickups.offer(brand.id, campaignId, await pickups.store(brand.id), { requiresApplication })
      const { body } = await api.call(creator, 'POST', `/api/store_campaigns/${offer}/store_participations`, {
        headers: newKey(),
        body: { store_participation: { motivation: 'Gärna' } },
      })
      return (body as { store_participation: { id: string } }).store_participation.id
    }
    const reserved = await reserve(false)
    expect((await read(creator, reserved)).agreement.versions).toHaveLength(1)
    const applied = await reserve(true)
    expect((await read(creator, applied)).status).toBe(404)
    await api.call(staff, 'PATCH', `/api/store_participations/${applied}/approve`, { body: {} })
    expect((await read(staff, applied)).agreement.versions[0]).toMatchObject({ version: 1, cause: 'approved' })
  })

  test('is written down afterwards for who was approved before, once, with the times that are known', async () => {
    const { brand, campaignId, creator, id, staff } = await setUp()
    await api.db
      .updateTable('participations')
      .set({ state: 'approved', decided_at: '2026-10-01T10:00:00.000Z', decided_by: staff.id })
      .where('id', '=', id)
      .execute()
    const passes = pickupsOf(api, make)
    const offer = await passes.offer(brand.id, await passes.campaign(brand.id), await passes.store(brand.id))
    const pass = uuidv7()
    await sql`INSERT INTO store_participations (brand_id, id, store_campaign_id, instagramer_id, state)
      VALUES (${brand.id}, ${pass}, ${offer}, ${creator.id}, 'picked_up')`.execute(api.db)
    await runAgreements(context())
    await runAgreements(context())
    expect((await read(creator, id)).agreement.versions).toMatchObject([
      {
        version: 1,
        cause: 'before',
        brand_agreed_at: '2026-10-01T10:00:00.000Z',
        facts: { fee: 0, due_at: inDays(20) },
      },
    ])
    expect((await read(creator, pass)).agreement.versions).toMatchObject([{ cause: 'before', brand_agreed_at: null }])
    await setCampaign(campaignId, { due_at: inDays(1) })
    expect(await dayOfWork(creator, id)).toBe(inDays(20))
  })

  test('is mailed as a file to whoever said yes on either side', async () => {
    const { creator, staff, id } = await approved()
    const [{ number } = { number: '' }] = (await read(creator, id)).agreement.versions
    const file = { name: `${number}-1.pdf`, begins: '%PDF-' }
    const addressOf = async (table: 'users' | 'instagramers', owner: Actor) =>
      (await api.db.selectFrom(table).select('email').where('id', '=', owner.id).executeTakeFirstOrThrow()).email!
    const mails = async (to: string) => (await api.mailsTo(to)).filter(({ files }) => files.length > 0)
    expect(await mails(await addressOf('instagramers', creator))).toMatchObject([{ files: [file] }])
    // What tells the brand is queued by the approval's own delivery.
    await api.deliver()
    expect(await mails(await addressOf('users', staff))).toMatchObject([
      { files: [file], body_text: expect.stringContaining('Avtalet ligger som PDF') },
    ])
  })

  test('is a PDF in the language of the reader, any version of it', async () => {
    const world = await approved()
    const { creator, id, staff } = world
    const first = (await read(creator, id)).agreement.versions[0]!
    await say(creator, await asked(world, { fee: 120_000 }), 'yes')
    for (const [who, query, name] of [
      [creator, '', `${first.number}-2.pdf`],
      [staff, `?locale=en&version=${first.id}`, `${first.number}-1.pdf`],
    ] as const) {
      const { status, body } = await api.call(who, 'GET', `/api/agreements/${id}/file${query}`)
      const { file, file_name: fileName } = body as { file: string; file_name: string }
      expect([status, fileName]).toEqual([200, name])
      expect(Buffer.from(file, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    }
    expect((await api.call(creator, 'GET', `/api/agreements/${id}/file?version=${uuidv7()}`)).status).toBe(404)
  })
})

describe('a question about the agreement', () => {
  test('holds only after the creator has said yes, and makes the next version with the times of both', async () => {
    const world = await approved()
    const { creator, id } = world
    const change = await asked(world, { due_at: inDays(25), reason: 'Paketet kom sent iväg.' })
    const open = (await read(creator, id)).agreement
    expect(open.versions).toHaveLength(1)
    expect(open.open_change).toMatchObject({
      reason: 'Paketet kom sent iväg.',
      facts: { due_at: inDays(25), fee: 100_000 },
    })
    expect(open.abilities).toEqual(['answerChange'])

    expect((await say(creator, change, 'yes')).status).toBe(200)
    const { versions, open_change: left, past_changes: past } = (await read(creator, id)).agreement
    expect(versions.map(({ version, cause }) => [version, cause])).toEqual([
      [2, 'change'],
      [1, 'approved'],
    ])
    expect(versions[0]).toMatchObject({ number: versions[1]!.number, facts: { due_at: inDays(25) } })
    expect(versions[0]!.hash).not.toBe(versions[1]!.hash)
    expect([left, past.map(({ state }) => state)]).toEqual([null, ['accepted']])
    expect(await dayOfWork(creator, id)).toBe(inDays(25))
  })

  test('a no keeps what holds, and the brand may ask again', async () => {
    const world = await approved()
    const { creator, staff, id } = world
    await say(creator, await asked(world, { fee: 150_000 }), 'no')
    const { versions, past_changes: past, abilities } = (await read(staff, id)).agreement
    expect([versions.length, past[0]!.state, abilities]).toEqual([1, 'declined', ['askChange']])
    expect(await heldFor(id)).toBe(100_000)
  })

  test('only one is open at a time, and the brand may take it back until it is answered', async () => {
    const world = await approved()
    const { staff, creator } = world
    const change = await asked(world, { fee: 150_000 })
    expect(await ask(world, { fee: 160_000 })).toMatchObject({ status: 409, body: { error: 'conflict' } })
    expect((await api.call(staff, 'DELETE', `/api/agreement_changes/${change}`)).status).toBe(200)
    expect(await say(creator, change, 'yes')).toMatchObject({ status: 409, body: { error: 'already_decided' } })
    const next = await asked(world, { fee: 160_000 })
    await say(creator, next, 'yes')
    expect(await api.call(staff, 'DELETE', `/api/agreement_changes/${next}`)).toMatchObject({ status: 409 })
  })

  test('a higher fee is put on hold with the yes, and the books agree', async () => {
    const world = await approved()
    const { creator, id } = world
    await say(creator, await asked(world, { fee: 150_000 }), 'yes')
    expect(await heldFor(id)).toBe(150_000)
    expect((await read(creator, id)).agreement.versions[0]!.facts).toMatchObject({ fee: 150_000 })
    expect(await ledgerFaults(api.db)).toEqual([])
  })

  test('a fee where there was none is put on hold as well', async () => {
    const world = await approved({ fields: { enable_paid_collaborations: false } })
    await say(world.creator, await asked(world, { fee: 30_000 }), 'yes')
    expect(await heldFor(world.id)).toBe(30_000)
    expect(await ledgerFaults(api.db)).toEqual([])
  })

  test('a fee that the account does not cover is not offered', async () => {
    const world = await approved({ balance: 120_000 })
    expect(await ask(world, { fee: 130_000 })).toMatchObject({ status: 422, body: { error: 'insufficient_funds' } })
    expect((await ask(world, { fee: 120_000 })).status).toBe(200)
  })

  test('where the money went elsewhere meanwhile, the yes changes nothing and the question stays open', async () => {
    const world = await approved({ balance: 150_000 })
    const { creator, staff, brand, campaignId, id } = world
    const change = await asked(world, { fee: 150_000, due_at: inDays(30) })
    await setCampaign(campaignId, { paid_collaboration_price: 500 })
    const other = await make.participation(brand.id, campaignId, (await make.creator()).id, 'pending')
    expect((await api.call(staff, 'PATCH', `/api/participations/${other}/approve`, { body: {} })).status).toBe(200)
    expect(await say(creator, change, 'yes')).toMatchObject({ status: 422, body: { error: 'insufficient_funds' } })
    const { versions, open_change: open } = (await read(creator, id)).agreement
    expect([versions.length, open?.id, await heldFor(id)]).toEqual([1, change, 100_000])
    expect(await dayOfWork(creator, id)).toBe(inDays(20))
  })

  test.each([
    ['nothing that is other than what holds', () => ({ fee: 100_000 }), { change: ['required'] }],
    ['a lower fee', () => ({ fee: 90_000 }), { fee: ['too_small'] }],
    ['a last day before the answer', () => ({ due_at: inDays(2) }), { due_at: ['too_small'] }],
    ['an answer today', () => ({ fee: 110_000, answer_by: inDays(0) }), { answer_by: ['in_the_past'] }],
    ['an answer in three weeks', () => ({ fee: 110_000, answer_by: inDays(21) }), { answer_by: ['too_large'] }],
  ])('%s is not asked for', async (_, change, errors) => {
    expect(await ask(await approved(), change())).toMatchObject({ status: 422, body: { errors } })
  })

  test('more pieces are not asked for, nor none at all; fewer are', async () => {
    const world = await approved({
      fields: {
        terms: JSON.stringify({
          pieces: { post: 2, reel: 0, story: 0, link: 0, content: 0 },
          anyPiece: false,
          changeRounds: 2,
          rights: null,
          exclusivity: null,
          answerDays: 5,
          cancelShare: 'half',
        }),
      },
    })
    const pieces = { post: 2, reel: 0, story: 0, link: 0, content: 0 }
    expect(await ask(world, { pieces: { ...pieces, post: 3 } })).toMatchObject({
      body: { errors: { pieces: ['too_large'] } },
    })
    expect(await ask(world, { pieces: { ...pieces, post: 0 } })).toMatchObject({
      body: { errors: { pieces: ['too_small'] } },
    })
    await say(
      world.creator,
      await asked(world, { pieces: { ...pieces, post: 1 }, rights: { channels: ['own'], months: 6 } }),
      'yes',
    )
    expect((await read(world.creator, world.id)).agreement.versions[0]!.facts).toMatchObject({
      terms: { pieces: { post: 1 }, rights: { channels: ['own'], months: 6 } },
    })
  })

  test('fewer pieces, of which all are approved already, earn the fee with the yes', async () => {
    const world = await approved({ fields: { terms: JSON.stringify(twoPosts) } })
    const { brand, campaignId, creator, id } = world
    await make.received(id, api.clock.now)
    const post = await make.post(brand.id, campaignId, id, creator.id)
    const { status } = await api.call(world.staff, 'PATCH', `/api/mentions/${post}/approve`, { body: {} })
    expect([status, await heldFor(id)]).toEqual([200, 100_000])
    await say(creator, await asked(world, { fee: 120_000, pieces: { ...twoPosts.pieces, post: 1 } }), 'yes')
    const hold = await api.db
      .selectFrom('holds')
      .selectAll()
      .where('participation_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(hold).toMatchObject({ state: 'released', amount: 120_000 })
    const told = await api.db
      .selectFrom('notices')
      .select('facts')
      .where('kind', '=', 'earned')
      .where('account_id', '=', creator.id)
      .execute()
    expect(told).toMatchObject([{ facts: { amount: 120_000 } }])
    expect(await ledgerFaults(api.db)).toEqual([])
    expect(await ask(world, { due_at: inDays(30) })).toMatchObject({
      status: 422,
      body: { error: 'illegal_transition' },
    })
  })

  test('an answer counts until the end of its last day; then it has lapsed and both are told', async () => {
    const world = await approved()
    const { creator, staff, id } = world
    const change = await asked(world, { fee: 150_000 })
    const start = api.clock.now
    api.clock.now = new Date(start.getTime() + 4 * 86_400_000)
    // Their sessions have ended by then.
    const late = await api.actor('instagramer', creator.id)
    expect(await say(late, change, 'yes')).toMatchObject({ status: 409, body: { error: 'already_decided' } })
    await runAgreements(context())
    const { past_changes: past, versions } = (await read(late, id)).agreement
    expect([past[0]!.state, versions.length, await heldFor(id)]).toEqual(['lapsed', 1, 100_000])
    const told = await api.db
      .selectFrom('notices')
      .select(['kind', 'account_id'])
      .where('subject_id', '=', change)
      .execute()
    expect(told.map(({ kind, account_id: account }) => [kind, account]).sort()).toEqual(
      [
        ['agreement_lapsed', creator.id],
        ['agreement_unanswered', staff.id],
      ].sort(),
    )
    api.clock.now = start
  })

  test('that still waits on the day before its last one is told once more, once', async () => {
    const world = await approved()
    const noticesOf = async () =>
      (
        await api.db
          .selectFrom('notices')
          .select('kind')
          .where('instagramer_id', '=', world.creator.id)
          .where('kind', '=', 'agreement_waits')
          .execute()
      ).length
    const changeId = await asked(world, { due_at: inDays(25), answer_by: inDays(2) })
    const at = (days: number) => () => new Date(api.clock.now.getTime() + days * dayMs)
    await runAgreements({ ...context(), now: at(0) })
    expect(await noticesOf()).toBe(0)
    await runAgreements({ ...context(), now: at(1) })
    await runAgreements({ ...context(), now: at(1) })
    expect(await noticesOf()).toBe(1)
    await say(world.creator, changeId, 'no')
    expect(await noticesOf()).toBe(0)
  })

  test('that the creator accepts has a line in the thread and in the history', async () => {
    const world = await approved()
    await say(world.creator, await asked(world, { due_at: inDays(25), reason: 'Vi hann inte.' }), 'yes')
    expect(await linesOf(world)).toEqual({
      thread: [expect.objectContaining({ notice: 'agreement_changed', author: 'instagramer' })],
      history: [
        expect.objectContaining({ act: 'agreement_changed', actor_name: world.creator.name, comment: 'Vi hann inte.' }),
      ],
    })
  })

  test('is answered by the creator alone, and asked by the brand alone', async () => {
    const world = await approved()
    const { creator, staff, id } = world
    const change = await asked(world, { fee: 150_000 })
    expect((await say(staff, change, 'yes')).status).toBe(403)
    expect((await say(await make.creator(), change, 'yes')).status).toBe(404)
    expect((await api.call(creator, 'DELETE', `/api/agreement_changes/${change}`)).status).toBe(403)
    expect((await ask({ staff: creator, id }, { fee: 150_000 })).status).toBe(403)
  })

  test('is not asked once the work is over', async () => {
    const world = await approved()
    const body = { reason: 'Nej', from: 'approved' }
    await api.call(world.staff, 'PATCH', `/api/participations/${world.id}/reject`, { body })
    expect(await ask(world, { fee: 150_000 })).toMatchObject({ status: 422, body: { error: 'illegal_transition' } })
    expect((await read(world.staff, world.id)).agreement.abilities).toEqual([])
  })

  test('two answers at once have one winner, and the money moves once', async () => {
    const world = await approved()
    const change = await asked(world, { fee: 150_000 })
    const answers = await Promise.all([
      say(world.creator, change, 'yes'),
      say(world.creator, change, 'no'),
      say(world.creator, change, 'yes'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const { versions } = (await read(world.creator, world.id)).agreement
    expect(await heldFor(world.id)).toBe(versions.length === 2 ? 150_000 : 100_000)
    expect(await ledgerFaults(api.db)).toEqual([])
  })
})

describe('a parcel that is late', () => {
  test('moves the day by a version of the platform', async () => {
    const world = await approved({ fields: { due_at: inDays(5) } })
    const { creator, id, brand } = world
    await sql`UPDATE parcels SET sent_at = ${api.clock.now} WHERE participation_id = ${id}`.execute(api.db)
    const parcel = await api.db
      .selectFrom('parcels')
      .select('id')
      .where('participation_id', '=', id)
      .executeTakeFirstOrThrow()
    const { status } = await api.call(creator, 'PATCH', `/api/parcels/${parcel.id}/arrive`, { body: {} })
    expect(status).toBe(200)
    expect((await read(creator, id)).agreement.versions).toMatchObject([
      { version: 2, cause: 'parcel', brand_agreed_at: null, creator_agreed_at: null, facts: { due_at: inDays(14) } },
      { version: 1, facts: { due_at: inDays(5) } },
    ])
    await api.deliver()
    expect(await linesOf(world)).toEqual({
      thread: [expect.objectContaining({ notice: 'agreement_moved' })],
      history: [expect.objectContaining({ act: 'agreement_moved', actor_name: null, comment: creator.name })],
    })
    const told = await api.db
      .selectFrom('notices')
      .select(['kind', 'facts'])
      .where('brand_id', '=', brand.id)
      .where('kind', 'in', ['agreement_moved', 'agreement_day_moved'])
      .orderBy('kind')
      .execute()
    expect(told.map(({ kind, facts }) => [kind, (facts as { day?: string }).day])).toEqual([
      ['agreement_day_moved', inDays(14)],
      ['agreement_moved', inDays(14)],
    ])
  })

  test('makes no version where the agreed day is late enough', async () => {
    const { creator, id } = await approved({ fields: { due_at: inDays(30) } })
    await sql`UPDATE parcels SET sent_at = ${api.clock.now} WHERE participation_id = ${id}`.execute(api.db)
    const parcel = await api.db
      .selectFrom('parcels')
      .select('id')
      .where('participation_id', '=', id)
      .executeTakeFirstOrThrow()
    await api.call(creator, 'PATCH', `/api/parcels/${parcel.id}/arrive`, { body: {} })
    expect((await read(creator, id)).agreement.versions).toHaveLength(1)
  })
})
