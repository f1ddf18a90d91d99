import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { camelizeKeys, type Mention, type Participation, type Terms } from '@samspel/api'
import { termsBefore } from '@samspel/api/terms'
import { runDeadlines } from '../src/modules/deadlines'
import { returnFees } from '../src/modules/fee-returns'
import { approveLate } from '../src/modules/mentions'
import { notifyStaffOfAnswerDays } from '../src/modules/notice-clock/answers'
import { notifyCreatorsOfDays } from '../src/modules/notice-clock/days'
import { mailsFor } from './support/mails'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { walletOf } from './support/wallet'

let api: TestApi
let make: Records
let wallet: ReturnType<typeof walletOf>
let admin: Actor
let staff: Actor
let brand: Awaited<ReturnType<ReturnType<typeof walletOf>['fundedBrand']>>
let campaignId: string
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  admin = await make.staff('admin')
})
afterAll(() => api.close())
beforeEach(async () => {
  api.clock.now = new Date('2026-11-02T12:00:00Z')
  wallet = walletOf(api, make, await api.actor('user', admin.id, 'admin'))
  brand = await wallet.fundedBrand(500_000)
  staff = await make.staff('company', [brand.id])
  campaignId = await make.campaign(brand.id, { state: 'ongoing', name: 'Lussebrygg' })
  await set({
    enable_paid_collaborations: true,
    paid_collaboration_price: 1_000,
    start_at: '2026-10-20',
    due_at: '2026-11-20',
    end_at: '2026-12-10',
    payment_type: 'link',
  })
})
// The books must balance after every test.
afterEach(async () => expect(await wallet.audit()).toEqual([]))

const at = (time: string) => {
  api.clock.now = new Date(time)
}
const set = (fields: object) => api.db.updateTable('campaigns').set(fields).where('id', '=', campaignId).execute()
const before = termsBefore({ paymentType: 'link', enableStories: false, requireUploadedContent: false })
const noPieces = { post: 0, reel: 0, story: 0, link: 0, content: 0 }
const agree = (terms: Partial<Omit<Terms, 'pieces'>> & { pieces?: Partial<Terms['pieces']> }) =>
  set({
    terms: JSON.stringify({ ...before, anyPiece: false, ...terms, pieces: { ...noPieces, link: 1, ...terms.pieces } }),
  })
const asStaff = () => api.actor('user', staff.id, 'company')
const decide = async (url: string, body?: object) =>
  api.call(await asStaff(), 'PATCH', `/api/${url}`, { ...(body && { body }) })
let linked = 0
/** A link that nobody has handed in. */
const newLink = () => ({
  kind: 'link',
  link_post: { url: `https://a.example/${(linked += 1)}`, title: 'x', link_type: 'custom' },
})
const content = { kind: 'content', content_post: { text: 'Fika', image_urls: [] } }

/** An approved creator with 1 000 kr on hold; what is sent has come, unless it is still to be packed. */
const approved = async ({ isSent = true } = {}) => {
  const creator = await make.creator()
  const id = await make.participation(brand.id, campaignId, creator.id, 'pending')
  expect((await decide(`participations/${id}/approve`)).status).toBe(200)
  if (isSent) await make.received(id, api.clock.now)
  return { id, creator }
}
type Part = Awaited<ReturnType<typeof approved>>
const asCreator = ({ creator }: Part) => api.actor('instagramer', creator.id)
const post = async (part: Part, mention: object = newLink()) =>
  api.call(await asCreator(part), 'POST', `/api/participations/${part.id}/mentions`, { body: { mention } })
const read = <T>({ body }: { body: unknown }) => camelizeKeys(body) as T
const handIn = async (part: Part, about?: object) => read<{ mention: Mention }>(await post(part, about)).mention.id
const seen = async (part: Part, who: Actor) =>
  read<{ participation: Participation }>(await api.call(who, 'GET', `/api/participations/${part.id}`)).participation
const seenByCreator = async (part: Part) => seen(part, await asCreator(part))
const waitsFor = async (part: Part, need: string) =>
  read<{ participations: Participation[] }>(
    await api.call(await asCreator(part), 'GET', `/api/instagramers/me/participations?need=${need}`),
  ).participations.map(({ id }) => id)
const mention = async (id: string, who?: Actor) =>
  read<{ mention: Mention }>(await api.call(who ?? (await asStaff()), 'GET', `/api/mentions/${id}`)).mention
const earned = async ({ creator }: Part) => (await wallet.balances(await wallet.accountOf(creator.id)))?.balance
const held = async () => (await wallet.balances(brand.accountId))?.held
const context = () => ({ db: api.db, config: api.config, live: api.bus, log: api.app.log, now: () => api.clock.now })
/** Both clocks, each by two instances at once. */
const clocks = async () => {
  await Promise.all([approveLate(context()), approveLate(context())])
  return returnFees(context())
}

describe('all agreed pieces', () => {
  test('earn the fee with the last of them; what is left is asked for until then, and no more', async () => {
    await agree({ pieces: { link: 2, content: 1 } })
    await set({ require_uploaded_content: true })
    const part = await approved()
    expect((await seenByCreator(part)).piecesLeft).toEqual([
      { kind: 'link', count: 2 },
      { kind: 'content', count: 1 },
    ])
    const [first, second] = [await handIn(part), await handIn(part)]
    for (const id of [first, second]) expect((await decide(`mentions/${id}/approve`)).status).toBe(200)
    expect([await earned(part), await held()]).toEqual([0, 100_000])
    expect((await post(part)).body).toMatchObject({ errors: { kind: ['kind_not_asked'] } })
    expect(await seenByCreator(part)).toMatchObject({ piecesLeft: [{ kind: 'content', count: 1 }], need: 'post' })
    await decide(`mentions/${await handIn(part, content)}/approve`)
    expect([await earned(part), await held()]).toEqual([100_000, 0])
    expect(await seenByCreator(part)).toMatchObject({ piecesLeft: [], need: 'done' })
    expect((await post(part, content)).status).toBe(422)
  })

  test('wait for the creator while something is left, and for the brand once all was handed in, in the list as well', async () => {
    await agree({ pieces: { link: 2 } })
    const part = await approved()
    await handIn(part)
    expect((await seenByCreator(part)).need).toBe('post')
    expect([await waitsFor(part, 'post'), await waitsFor(part, 'review')]).toEqual([[part.id], []])
    await handIn(part)
    expect((await seenByCreator(part)).need).toBe('review')
    expect([await waitsFor(part, 'post'), await waitsFor(part, 'review')]).toEqual([[], [part.id]])
  })

  test('are reminded of before the last day while one is missing, and not once all were handed in', async () => {
    await agree({ pieces: { link: 2 } })
    const [one, both] = [await approved(), await approved()]
    await decide(`mentions/${await handIn(one)}/approve`)
    for (let times = 0; times < 2; times += 1) await handIn(both)
    await api.db
      .updateTable('participations')
      .set({ due_at: '2026-11-20' })
      .where('campaign_id', '=', campaignId)
      .execute()
    at('2026-11-19T12:00:00Z')
    await runDeadlines(context())
    await notifyCreatorsOfDays(context())
    const { rows } = await sql<{ subject_id: string }>`SELECT DISTINCT subject_id FROM notices
      WHERE kind = 'last_days' AND subject_id IN (${one.id}, ${both.id})`.execute(api.db)
    expect(rows.map(({ subject_id: id }) => id)).toEqual([one.id])
    const tasks = (await api.call(await asCreator(one), 'GET', '/api/notices?filter=unread')).body
    expect(JSON.stringify(tasks)).toContain('last_days')
  })

  test('are not all approved: the fee goes back when the time is over', async () => {
    await agree({ pieces: { link: 2 } })
    const part = await approved()
    await decide(`mentions/${await handIn(part)}/approve`)
    await set({ state: 'finished' })
    at('2027-02-01T12:00:00Z')
    await clocks()
    expect([await earned(part), await held()]).toEqual([0, 0])
  })

  test('an approval that was taken back counts no more, and a fee that was earned stays', async () => {
    await agree({ pieces: { link: 2 } })
    const part = await approved()
    const [first, second] = [await handIn(part), await handIn(part)]
    await decide(`mentions/${first}/approve`)
    await decide(`mentions/${first}/reset`)
    await decide(`mentions/${second}/approve`)
    expect([await earned(part), await held()]).toEqual([0, 100_000])
    await decide(`mentions/${first}/approve`)
    await decide(`mentions/${first}/reset`)
    expect([await earned(part), await held()]).toEqual([100_000, 0])
  })

  test('one is enough where any is', async () => {
    await agree({ anyPiece: true, pieces: { content: 1 } })
    await set({ require_uploaded_content: true })
    const part = await approved()
    await decide(`mentions/${await handIn(part, content)}/approve`)
    expect([await earned(part), await held()]).toEqual([100_000, 0])
  })
})

describe('a brand that does not answer', () => {
  test('has the agreed days after the hand-in, in a campaign that runs; then it is approved and paid, once', async () => {
    await agree({ answerDays: 5 })
    const part = await approved()
    const id = await handIn(part)
    for (const who of [await asStaff(), await asCreator(part)])
      expect((await mention(id, who)).answerBy).toBe('2026-11-07')
    at('2026-11-07T22:59:00Z')
    await clocks()
    expect([(await mention(id)).state, await held()]).toEqual(['pending', 100_000])
    at('2026-11-07T23:00:00Z')
    await clocks()
    expect(await mention(id)).toMatchObject({ state: 'approved', decisionKind: 'unanswered', answerBy: null })
    expect([await earned(part), await held()]).toEqual([100_000, 0])
  })

  test('has them again after changes', async () => {
    await agree({ answerDays: 2 })
    const part = await approved()
    const id = await handIn(part)
    await decide(`mentions/${id}/request_changes`, { reason: 'Reklam saknas' })
    expect((await mention(id)).answerBy).toBeNull()
    at('2026-11-05T12:00:00Z')
    const again = { mention: { link_post: { ...newLink().link_post, title: 'Nytt' } } }
    expect(
      (await api.call(await asCreator(part), 'PATCH', `/api/mentions/${id}/resubmit`, { body: again })).status,
    ).toBe(200)
    expect((await mention(id)).answerBy).toBe('2026-11-07')
  })

  test('has no day at all where none was agreed', async () => {
    const id = await handIn(await approved())
    at('2026-11-20T12:00:00Z')
    await clocks()
    expect(await mention(id)).toMatchObject({ state: 'pending', answerBy: null })
  })

  test('is warned two days and one day before, by notice and mail, once each, and not once it has answered', async () => {
    await agree({ answerDays: 5 })
    const parts = [await approved(), await approved()]
    const ids = [await handIn(parts[0]!), await handIn(parts[1]!)]
    const warn = async () => {
      await Promise.all([notifyStaffOfAnswerDays(context()), notifyStaffOfAnswerDays(context())])
      const { rows } = await sql<{ facts: { count: number; day: string } }>`SELECT facts FROM notices
        WHERE user_id = ${staff.id} AND kind = 'post_answer_due' ORDER BY created_at`.execute(api.db)
      return rows.map(({ facts }) => [facts.count, facts.day])
    }
    expect(await warn()).toEqual([])
    at('2026-11-04T12:00:00Z')
    expect(await warn()).toEqual([])
    at('2026-11-05T12:00:00Z')
    expect(await warn()).toEqual([[2, '2026-11-07']])
    expect(await warn()).toHaveLength(1)
    await decide(`mentions/${ids[0]}/approve`)
    at('2026-11-06T12:00:00Z')
    expect(await warn()).toEqual([
      [2, '2026-11-07'],
      [1, '2026-11-07'],
    ])
    at('2026-11-07T12:00:00Z')
    expect(await warn()).toHaveLength(2)
    const address = await api.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', staff.id)
      .executeTakeFirstOrThrow()
    const subjects = (await mailsFor(api, address.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith('Svara senast 7 november 2026'))).toHaveLength(2)
  })

  test('is not warned on the day of the hand-in, however few days were agreed', async () => {
    await agree({ answerDays: 1 })
    await handIn(await approved())
    expect(await notifyStaffOfAnswerDays(context())).toBe(0)
  })

  test('pays with the last piece alone, whoever approved the others', async () => {
    await agree({ answerDays: 1, pieces: { link: 2 } })
    const part = await approved()
    await handIn(part)
    at('2026-11-04T12:00:00Z')
    await clocks()
    expect([await earned(part), await held()]).toEqual([0, 100_000])
    await decide(`mentions/${await handIn(part)}/approve`)
    expect([await earned(part), await held()]).toEqual([100_000, 0])
  })
})

describe('rounds of changes', () => {
  test('are used up one by one; then the brand approves or rejects, and taking a request back gives it again', async () => {
    await agree({ changeRounds: 2 })
    const part = await approved()
    const id = await handIn(part)
    const ask = () => decide(`mentions/${id}/request_changes`, { reason: 'Reklam saknas' })
    const again = async (title: string) =>
      api.call(await asCreator(part), 'PATCH', `/api/mentions/${id}/resubmit`, {
        body: { mention: { link_post: { ...newLink().link_post, title } } },
      })
    expect(await mention(id)).toMatchObject({ changeRounds: 2, revision: 0 })
    await ask()
    await decide(`mentions/${id}/reset`)
    await ask()
    await again('Ett')
    expect((await mention(id)).abilities).toContain('requestChanges')
    await ask()
    await again('Två')
    expect(await mention(id)).toMatchObject({ changeRounds: 2, revision: 2 })
    expect((await mention(id)).abilities).toEqual(expect.not.arrayContaining(['requestChanges']))
    expect([(await ask()).status, (await ask()).body]).toEqual([422, { error: 'changes_used_up' }])
    expect((await mention(id)).state).toBe('pending')
    expect((await decide(`mentions/${id}/reject`, { reason: 'Fortfarande fel' })).status).toBe(200)
  })

  test('are as many as wanted where none were agreed', async () => {
    const part = await approved()
    const id = await handIn(part)
    for (const title of ['Ett', 'Två', 'Tre', 'Fyra']) {
      expect((await decide(`mentions/${id}/request_changes`, { reason: 'Reklam saknas' })).status).toBe(200)
      await api.call(await asCreator(part), 'PATCH', `/api/mentions/${id}/resubmit`, {
        body: { mention: { link_post: { ...newLink().link_post, title } } },
      })
    }
    expect(await mention(id)).toMatchObject({ changeRounds: null, revision: 4 })
  })
})

describe('a brand that ends it', () => {
  const remove = (part: Part) =>
    decide(`participations/${part.id}/reject`, { reason: 'Ändrade planer', from: 'approved' })
  const linesOf = async (accountId: string) =>
    (
      (await api.call(await asStaff(), 'GET', `/api/wallet/transactions?account_id=${accountId}`)).body as {
        transactions: { kind: string; amount: number }[]
      }
    ).transactions.map(({ kind, amount }) => [kind, amount])

  test('owes the agreed share once the goods were sent: both parts move at once, and both are read', async () => {
    await agree({ cancelShare: 'half' })
    const part = await approved()
    expect((await seen(part, await asStaff())).owedOnEnding).toBe(50_000)
    const answer = await remove(part)
    expect(answer.status).toBe(200)
    expect(read<{ participation: Participation }>(answer).participation).toMatchObject({
      state: 'rejected',
      feeAmount: 50_000,
      fee: { state: 'paid', amount: 50_000 },
    })
    expect([await earned(part), await held()]).toEqual([50_000, 0])
    expect(await wallet.balances(brand.accountId)).toEqual({ balance: 450_000, held: 0 })
    expect(await linesOf(brand.accountId)).toEqual(
      expect.arrayContaining([
        ['fee', 50_000],
        ['fee_returned', 50_000],
      ]),
    )
    const mails = await mailsFor(api, `${part.creator.username}@samspel.test`)
    expect(JSON.stringify(mails)).toMatch(/Arvodet var 1\s000\s(kr|kronor)/)
  })

  test('owes nothing before they were sent, and nothing where no share was agreed', async () => {
    await agree({ cancelShare: 'whole' })
    const waiting = await approved({ isSent: false })
    await make.parcel(waiting.id).catch(() => undefined)
    expect((await seen(waiting, await asStaff())).owedOnEnding).toBe(0)
    await remove(waiting)
    await agree({ cancelShare: 'none' })
    const part = await approved()
    await remove(part)
    expect([await earned(waiting), await earned(part), await held()]).toEqual([0, 0, 0])
  })

  test('owes the whole fee where that was agreed, and nothing goes back', async () => {
    await agree({ cancelShare: 'whole' })
    const part = await approved()
    await remove(part)
    expect([await earned(part), await held()]).toEqual([100_000, 0])
    expect((await linesOf(brand.accountId)).map(([kind]) => kind)).not.toContain('fee_returned')
  })

  test('twice at the same time pays the share once', async () => {
    await agree({ cancelShare: 'half' })
    const part = await approved()
    const answers = await Promise.all([remove(part), remove(part), remove(part)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect([await earned(part), await held()]).toEqual([50_000, 0])
  })

  test('wins or loses against an approval at the same time, and pays once', async () => {
    await agree({ cancelShare: 'half', pieces: { link: 2 } })
    const part = await approved()
    await decide(`mentions/${await handIn(part)}/approve`)
    const last = await handIn(part)
    const answers = await Promise.all([remove(part), decide(`mentions/${last}/approve`), remove(part)])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(await earned(part)).toBe(100_000)
    expect(await held()).toBe(0)
  })
})
