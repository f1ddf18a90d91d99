import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { mailsFor } from './support/mails'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { walletOf } from './support/wallet'

let api: TestApi
let records: Records
let staff: Actor
let wallet: ReturnType<typeof walletOf>
let creator: Awaited<ReturnType<Records['creator']>>
let brandId: string
let campaignId: string
let id: string
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  api.clock.now = new Date('2026-11-20T10:00:00Z')
  wallet = walletOf(api, records, await records.staff('admin'))
  brandId = (await wallet.fundedBrand(500_000)).id
  staff = await records.staff('company', [brandId])
  creator = await records.creator()
  campaignId = await records.campaign(brandId, { state: 'ongoing', name: 'Lussebrygg' })
  await api.db
    .updateTable('campaigns')
    .set({ due_at: '2026-12-01', enable_paid_collaborations: true, paid_collaboration_price: 1_500 })
    .where('id', '=', campaignId)
    .execute()
  id = await records.participation(brandId, campaignId, creator.id, 'pending')
})

const approve = (from = 'pending') => api.call(staff, 'PATCH', `/api/participations/${id}/approve`, { body: { from } })
const reject = (reason = 'Vi har valt <andra>', from = 'pending') =>
  api.call(staff, 'PATCH', `/api/participations/${id}/reject`, { body: { reason, from } })
const takeOut = () => reject('Avslutat', 'approved')
const mails = () => mailsFor(api, `${creator.username}@samspel.test`)
const subjects = async () => (await mails()).map(({ subject }) => subject.replaceAll('\u00a0', ' '))
const last = async () => (await mails()).at(-1)?.text.replaceAll('\u00a0', ' ') ?? ''
const page = () => `http://localhost:8080/assignments/${id}`
const mention = async (state: 'pending' | 'rejected' = 'pending') => {
  const mentionId = uuidv7()
  await api.db
    .insertInto('mentions')
    .values({
      id: mentionId,
      brand_id: brandId,
      campaign_id: campaignId,
      participation_id: id,
      instagramer_id: creator.id,
      kind: 'content',
      state,
      ...(state === 'rejected' && { decision_kind: 'changes_requested', reject_reason: 'Förr' }),
      content_post: JSON.stringify({ text: 'Reklam', imageUrls: [] }),
    })
    .execute()
  return mentionId
}
const decide = (mentionId: string, name: 'approve' | 'reject' | 'request_changes' | 'reset') =>
  api.call(staff, 'PATCH', `/api/mentions/${mentionId}/${name}`, {
    ...((name === 'reject' || name === 'request_changes') && { body: { reason: 'Reklam ska stå först' } }),
  })
/** How long the creator's latest mail waits in the outbox, seconds. */
const waits = async () =>
  (
    await sql<{
      seconds: number
    }>`SELECT extract(epoch FROM run_at - created_at)::int AS seconds FROM outbox WHERE payload->>'to' = ${`${creator.username}@samspel.test`} ORDER BY id DESC LIMIT 1`.execute(
      api.db,
    )
  ).rows[0]?.seconds
const speakEnglish = () =>
  api.db.updateTable('instagramers').set({ locale: 'en' }).where('id', '=', creator.id).execute()

describe('answers to applications', () => {
  test('approved: what now, until when and for how much, and straight away', async () => {
    expect((await approve()).status).toBe(200)
    expect([await subjects(), await waits()]).toEqual([['Du är med i Lussebrygg'], 0])
    for (const word of ['publicera ditt innehåll', '1 december 2026', page()]) expect(await last()).toContain(word)
    const said = ['Publicera: Ett inlägg', 'Senast: tis 1 dec', 'Arvode: 1 500 kr', 'Betalas: när det är godkänt']
    expect(await last()).toContain(`Det här har du sagt ja till:\n${said.join('\n')}\n`)
  })

  test('their own day counts, money is named only where there is some, in their own language', async () => {
    await speakEnglish()
    await api.db
      .updateTable('campaigns')
      .set({ enable_paid_collaborations: false })
      .where('id', '=', campaignId)
      .execute()
    await api.db.updateTable('participations').set({ due_at: '2026-12-09' }).where('id', '=', id).execute()
    await approve()
    expect(await subjects()).toEqual(['You are in Lussebrygg'])
    expect(await last()).toContain('9 December 2026')
    expect(await last()).toContain('Last day: Wed 9 Dec\nYou get: the parcel, worth SEK 320\n')
    expect(await last()).not.toMatch(/fee|paid/i)
  })

  test('rejected: the reason, as it was written', async () => {
    await reject()
    expect(await subjects()).toEqual(['Svar på din ansökan till Lussebrygg'])
    for (const word of ['Vi har valt <andra>', page()]) expect(await last()).toContain(word)
    expect((await mails())[0]?.html).toContain('Vi har valt &lt;andra&gt;')
    expect((await reject()).status).toBe(409)
    expect((await approve('rejected')).status).toBe(200)
    expect(await subjects()).toEqual(['Svar på din ansökan till Lussebrygg', 'Du är med i Lussebrygg'])
  })

  test('nobody writes to creators who are blocked, deleted or without an address', async () => {
    for (const fields of [
      { state: 'blocked' },
      { state: 'active', deleted_at: new Date().toISOString() },
      { deleted_at: null, email: null },
    ] as const) {
      await api.db.updateTable('instagramers').set(fields).where('id', '=', creator.id).execute()
      for (const act of [() => approve(), takeOut, () => approve('rejected'), takeOut])
        expect((await act()).status).toBe(200)
      await api.db.updateTable('participations').set({ state: 'pending' }).where('id', '=', id).execute()
    }
    expect(await mails()).toEqual([])
  })

  test('an answer that is refused leaves no mail', async () => {
    await api.db
      .updateTable('campaigns')
      .set({ paid_collaboration_price: 90_000 })
      .where('id', '=', campaignId)
      .execute()
    expect((await approve()).status).toBe(422)
    expect((await reject(' ')).status).toBe(422)
    expect(await mails()).toEqual([])
  })
})

describe('taken out', () => {
  beforeEach(() => approve())

  test('mentions that were decided stay as they are', async () => {
    const earlier = await mention('rejected')
    expect((await takeOut()).body).toMatchObject({
      participation: { state: 'rejected', decision_kind: 'removed', pending_mentions_count: 0 },
      campaign: { num_posts: 0, reach: 0 },
    })
    expect(
      await api.db
        .selectFrom('mentions')
        .select(['decided_by', 'reject_reason'])
        .where('id', '=', earlier)
        .executeTakeFirst(),
    ).toEqual({ decided_by: null, reject_reason: 'Förr' })
    expect(await subjects()).toEqual(['Du är med i Lussebrygg', 'Du är inte längre med i Lussebrygg'])
    for (const word of ['Avslutat', page()]) expect(await last()).toContain(word)
  })

  test('a mail that asks for changes is called off: nothing can be sent again', async () => {
    await decide(await mention(), 'request_changes')
    expect(await subjects()).toContain('Ändra ditt innehåll för Lussebrygg')
    await takeOut()
    expect(await subjects()).toEqual(['Du är med i Lussebrygg', 'Du är inte längre med i Lussebrygg'])
  })

  test('a deadline that stood still stands still no more', async () => {
    const paused = async () =>
      (await api.db.selectFrom('participations').select('deadline_paused_at').where('id', '=', id).executeTakeFirst())
        ?.deadline_paused_at
    await records.received(id, api.clock.now)
    await api.call(creator, 'POST', `/api/participations/${id}/delivery_problems`, {
      body: { delivery_problem: { kind: 'damaged', text: 'Bucklig' } },
    })
    expect(await paused()).not.toBeNull()
    await takeOut()
    expect(await paused()).toBeNull()
  })
})

describe('decisions about mentions', () => {
  beforeEach(async () => {
    await approve()
    await api.db.deleteFrom('outbox').execute()
  })

  test('changes and a refusal are told with their reason, two minutes later', async () => {
    await decide(await mention(), 'request_changes')
    expect(await waits()).toBe(120)
    for (const word of ['Reklam ska stå först', 'Lämna in igen', page()]) expect(await last()).toContain(word)
    await speakEnglish()
    await decide(await mention(), 'reject')
    expect([await subjects(), await waits()]).toEqual([
      ['Ändra ditt innehåll för Lussebrygg', 'Your content for Lussebrygg was not approved'],
      120,
    ])
    expect(await last()).toContain('Reklam ska stå först')
  })

  test('what is taken back in time is never told, and what has left stays', async () => {
    const [one, other] = [await mention(), await mention()]
    await decide(other, 'reject')
    await decide(one, 'request_changes')
    await decide(one, 'reset')
    expect(await subjects()).toEqual(['Ditt innehåll för Lussebrygg godkändes inte'])
    await api.db
      .updateTable('outbox')
      .set({ run_at: sql<string>`now()` })
      .execute()
    expect((await api.mailsTo(`${creator.username}@samspel.test`)).map(({ subject }) => subject)).toEqual([
      'Ditt innehåll för Lussebrygg godkändes inte',
    ])
    await decide(other, 'reset')
    expect(await api.mailsTo(`${creator.username}@samspel.test`)).toHaveLength(1)
  })

  test('taking back does not wait for a mail that is on its way', async () => {
    const one = await mention()
    await decide(one, 'reject')
    await wallet.inTransaction(async (trx) => {
      await sql`SELECT id FROM outbox WHERE done_at IS NULL FOR UPDATE`.execute(trx)
      expect((await decide(one, 'reset')).status).toBe(200)
    })
    expect(await mails()).toHaveLength(1)
  })

  test('whoever has sent it again already is not asked to', async () => {
    const asked = await mention()
    await decide(asked, 'request_changes')
    const again = await api.call(creator, 'PATCH', `/api/mentions/${asked}/resubmit`, {
      body: { mention: { content_post: { text: 'Reklam: ny text', image_urls: [] } } },
    })
    expect([again.status, await mails()]).toEqual([200, []])
  })

  test('an approval is told when it pays, once, and money that stays is told although the decision is taken back', async () => {
    const [first, second] = [await mention(), await mention()]
    await decide(first, 'approve')
    await decide(second, 'approve')
    await decide(first, 'reset')
    expect([await subjects(), await waits()]).toEqual([
      ['Du har fått 1 500 kr för Lussebrygg', 'Ditt inlägg är godkänt'],
      0,
    ])
    const paid = (await mails())
      .find(({ subject }) => subject.startsWith('Du har fått'))
      ?.text.replaceAll('\u00a0', ' ')
    for (const word of ['1 500 kr', '72 timmar', '23 november 2026 kl. 11:00', page()]) expect(paid).toContain(word)
    await takeOut()
    await approve('rejected')
    // The fee was already paid.
    expect(await last()).not.toContain('1 500 kr')
  })

  test('no mail to a blocked creator', async () => {
    await api.db.updateTable('instagramers').set({ state: 'blocked' }).where('id', '=', creator.id).execute()
    for (const name of ['request_changes', 'reject', 'approve'] as const)
      expect((await decide(await mention(), name)).status).toBe(200)
    expect(await mails()).toEqual([])
  })
})

test("a delivery problem is told to the brand's staff, each once, in their own language", async () => {
  await approve()
  await records.received(id, api.clock.now)
  const [english, blocked] = [await records.staff('company', [brandId]), await records.staff('company', [brandId])]
  await api.db.updateTable('users').set({ locale: 'en' }).where('id', '=', english.id).execute()
  await api.db.updateTable('users').set({ blocked_at: new Date().toISOString() }).where('id', '=', blocked.id).execute()
  const report = () =>
    api.call(creator, 'POST', `/api/participations/${id}/delivery_problems`, {
      body: { delivery_problem: { kind: 'damaged', text: ' Bucklig burk ' } },
    })
  expect([(await report()).status, (await report()).status]).toEqual([200, 409])
  const to = async ({ id: userId }: Actor) =>
    mailsFor(
      api,
      (await api.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()).email,
    )
  const [own, others, none] = [await to(staff), await to(english), await to(blocked)]
  expect([own, others, none].map((each) => each.map(({ subject }) => subject))).toEqual([
    ['En kreatör har problem med leveransen för Lussebrygg'],
    ['A creator has a problem with the delivery for Lussebrygg'],
    [],
  ])
  for (const word of [
    creator.name,
    'Leveransen är skadad\nBucklig burk',
    `http://localhost:8080/campaigns/${campaignId}`,
  ])
    expect(own[0]?.text).toContain(word)
})
