import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { addDays, dayOf } from '../src/days'
import { mailsFor } from './support/mails'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let brandId: string
let staff: Actor
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  brandId = (await make.brand('Havsro')).id
  staff = await make.staff('company', [brandId])
})
afterAll(() => api.close())

/** A campaign that is over, with creators of whom all but the last delivered. */
const finished = async (count: number) => {
  const id = await make.campaign(brandId, { state: 'ongoing', name: 'Vintern' })
  await api.db
    .updateTable('campaigns')
    .set({ state: 'finished', start_at: '2026-01-05', due_at: '2026-01-19', end_at: '2026-01-26' })
    .where('id', '=', id)
    .execute()
  const creators: Actor[] = []
  for (let index = 0; index < count; index += 1) {
    const creator = await make.creator()
    creators.push(creator)
    const participation = await make.participation(brandId, id, creator.id)
    if (index < count - 1)
      await api.db
        .insertInto('mentions')
        .values({
          id: uuidv7(),
          brand_id: brandId,
          campaign_id: id,
          participation_id: participation,
          instagramer_id: creator.id,
          kind: 'content',
          state: 'approved',
          content_post: JSON.stringify({ text: '', imageUrls: [] }),
        })
        .execute()
  }
  return { id, creators }
}
interface Sheet {
  candidates: { creator: { id: string }; posts: number; obstacle: string | null }[]
  dates: { start_at: string; end_at: string; due_at: string }
  draft: { id: string } | null
}
const sheet = async (id: string) => (await api.call(staff, 'GET', `/api/campaigns/${id}/ask_again`)).body as Sheet
const ask = (id: string, creators: readonly Actor[], fields: object = {}, key = uuidv7(), who = staff) =>
  api.call(who, 'POST', `/api/campaigns/${id}/ask_again`, {
    headers: { 'idempotency-key': key },
    body: {
      ask_again: {
        instagramer_ids: creators.map((creator) => creator.id),
        start_at: addDays(dayOf(api.clock.now), 7),
        due_at: addDays(dayOf(api.clock.now), 21),
        end_at: addDays(dayOf(api.clock.now), 28),
        ...fields,
      },
    },
  })
const draftOf = ({ body }: { body: unknown }) =>
  (body as { campaign: { id: string; name: string; state: string } }).campaign
const invited = async (campaign: string) =>
  (
    await api.db
      .selectFrom('campaign_invitations')
      .select('instagramer_id')
      .where('campaign_id', '=', campaign)
      .execute()
  ).map((row) => row.instagramer_id)

test('the sheet says who delivered, who cannot be asked and why, and days of the same lengths', async () => {
  const { id, creators } = await finished(5)
  const [free, blocked, suspended, gone, idle] = creators as [Actor, Actor, Actor, Actor, Actor]
  await api.db
    .insertInto('blocked_creators')
    .values({ brand_id: brandId, instagramer_id: blocked.id, reason: 'x', blocked_by_id: staff.id })
    .execute()
  await api.db.updateTable('instagramers').set({ state: 'blocked' }).where('id', '=', suspended.id).execute()
  await api.db
    .updateTable('instagramers')
    .set({ deleted_at: new Date().toISOString() })
    .where('id', '=', gone.id)
    .execute()
  const { candidates, dates, draft } = await sheet(id)
  const why = new Map(candidates.map(({ creator, obstacle }) => [creator.id, obstacle]))
  expect([free, blocked, suspended, gone, idle].map((creator) => why.get(creator.id))).toEqual([
    null,
    'blocked',
    'suspended',
    'left',
    undefined,
  ])
  expect([dates.due_at, dates.end_at]).toEqual([addDays(dates.start_at, 14), addDays(dates.start_at, 21)])
  expect(draft).toBeNull()
  expect((await ask(id, [blocked, suspended, idle])).status).toBe(422)
  const other = await make.staff('company', [(await make.brand()).id])
  expect((await ask(id, [free], {}, uuidv7(), other)).status).toBe(404)
})

test('it makes one draft, changes it when asked once more, and sends nothing before it opens', async () => {
  const { id, creators } = await finished(4)
  const [first, second, third] = creators as [Actor, Actor, Actor]
  const [key, made] = [uuidv7(), await ask(id, [first, second])]
  expect(made.status).toBe(200)
  const draft = draftOf(made)
  expect([draft.state, (await sheet(id)).draft?.id]).toEqual(['draft', draft.id])
  const again = await ask(id, [first, third], { message: 'Tack för senast' }, key)
  const same = await ask(id, [first, third], { message: 'Tack för senast' }, key)
  expect([draftOf(again).id, draftOf(same).id]).toEqual([draft.id, draft.id])
  expect((await ask(id, [first], { start_at: '2026-12-20', end_at: '2026-12-10' })).status).toBe(422)
  expect(await invited(draft.id)).toEqual([])
  await api.db.updateTable('campaigns').set({ state: 'requested' }).where('id', '=', draft.id).execute()
  const admin = await make.staff('admin')
  const confirmed = await api.call(admin, 'PATCH', `/api/campaigns/${draft.id}/state`, {
    body: { campaign: { state: 'confirmed' } },
  })
  expect(confirmed.status).toBe(200)
  expect((await invited(draft.id)).sort()).toEqual([first.id, third.id].sort())
  const mails = await mailsFor(api, `${(third as unknown as { username: string }).username}@samspel.test`)
  expect(JSON.stringify(mails)).toContain('arbetade med dig i Vintern')
  expect(JSON.stringify(mails)).toContain('Tack för senast')
  // The draft has been sent: what is asked now is a draft of its own.
  expect(draftOf(await ask(id, [second])).id).not.toBe(draft.id)
})

test('what is not over is not asked again', async () => {
  const id = await make.campaign(brandId, { state: 'ongoing' })
  expect((await api.call(staff, 'GET', `/api/campaigns/${id}/ask_again`)).status).toBe(422)
})
