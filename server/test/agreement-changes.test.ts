import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { dayMs } from '../src/days'
import { runAgreements } from '../src/modules/agreements'
import { ledgerFaults } from '../src/modules/wallet'
import { agreementsOf, twoPosts } from './support/agreements'
import { type Records, recordsOf } from './support/records'
import { openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
type Works = ReturnType<typeof agreementsOf>
let context: Works['context']
let inDays: Works['inDays']
let setCampaign: Works['setCampaign']
let read: Works['read']
let approved: Works['approved']
let dayOfWork: Works['dayOfWork']
let ask: Works['ask']
let asked: Works['asked']
let say: Works['say']
let linesOf: Works['linesOf']
let heldFor: Works['heldFor']
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  ;({ context, inDays, setCampaign, read, approved, dayOfWork, ask, asked, say, linesOf, heldFor } = agreementsOf(
    api,
    make,
  ))
})
afterAll(() => api.close())

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

  test('about another last day lets the creator be reminded of that day', async () => {
    const world = await approved()
    const reminded = { deadline_reminded_at: api.clock.now.toISOString() }
    await api.db.updateTable('participations').set(reminded).where('id', '=', world.id).execute()
    await say(world.creator, await asked(world, { due_at: inDays(25) }), 'yes')
    const of = () =>
      api.db.selectFrom('participations').select('deadline_reminded_at').where('id', '=', world.id).execute()
    expect(await of()).toEqual([{ deadline_reminded_at: null }])
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
