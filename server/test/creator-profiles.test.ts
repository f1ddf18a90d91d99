import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let staff: Actor
let colleague: Actor
let stranger: Actor
let brandId: string
let otherBrandId: string
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  brandId = (await make.brand()).id
  otherBrandId = (await make.brand()).id
  staff = await make.staff('company', [brandId])
  colleague = await make.staff('company', [brandId])
  stranger = await make.staff('company', [otherBrandId])
})
afterAll(() => api.close())

interface Insights {
  audience: { women: number; men: number; ages: { share: number }[]; towns: { name: string }[] } | null
  audience_read_at: string | null
  ratings: number[]
  fee: { usual: number; lowest: number; highest: number } | null
  applications: { campaign_id: string }[]
  posts_to_review: { campaign_id: string; count: number }[]
}
const insightsOf = async (id: string, who = staff): Promise<Insights> =>
  ((await api.call(who, 'GET', `/api/instagramers/${id}/insights`)).body as { creator_insights: Insights })
    .creator_insights
describe('drawing x: who follows a creator', () => {
  test('what was read is shown, and that an account without a connection cannot be asked', async () => {
    const { id } = await make.creator()
    expect(await insightsOf(id)).toMatchObject({ audience: null, connected: false })
  })
})

describe('drawing x: how earlier work went, and what waits', () => {
  test('ratings by stars, of every brand, and fees once three brands have paid one', async () => {
    const { id } = await make.creator()
    const [third, fourth] = [await make.brand(), await make.brand()]
    const fees: [string, number][] = [
      [otherBrandId, 70_000],
      [otherBrandId, 90_000],
      [third.id, 150_000],
      [fourth.id, 95_000],
    ]
    for (const [at, [payingBrandId, fee]] of fees.entries()) {
      const campaign = await make.campaign(payingBrandId, { state: 'ongoing' })
      const participation = await make.participation(payingBrandId, campaign, id)
      await api.db
        .updateTable('participations')
        .set({ fee_amount: fee, rating: at === 0 ? 4 : 5 })
        .where('id', '=', participation)
        .execute()
      await api.db
        .insertInto('mentions')
        .values({
          id: uuidv7(),
          brand_id: payingBrandId,
          campaign_id: campaign,
          participation_id: participation,
          instagramer_id: id,
          kind: 'content',
          state: 'approved',
          content_post: JSON.stringify({ text: '', imageUrls: [] }),
        })
        .execute()
      if (at < 3) expect((await insightsOf(id)).fee).toBeNull()
    }
    expect(await insightsOf(id)).toMatchObject({
      ratings: [0, 0, 0, 1, 3],
      fee: { usual: 90_000, lowest: 70_000, highest: 150_000 },
    })
  })

  test('an application waits for those it was sent to alone', async () => {
    const { id } = await make.creator()
    const campaign = await make.campaign(brandId, { state: 'confirmed' })
    await make.participation(brandId, campaign, id, 'pending')
    await make.participation(brandId, await make.campaign(brandId, { state: 'draft' }), id, 'pending')
    expect((await insightsOf(id)).applications).toMatchObject([{ campaign_id: campaign }])
    expect((await insightsOf(id, stranger)).applications).toEqual([])
  })
})

describe('drawing x: notes', () => {
  const notesOf = async (id: string, who: Actor) =>
    (
      (await api.call(who, 'GET', `/api/instagramers/${id}/notes`)).body as {
        creator_notes: { id: string; body: string; own: boolean; author_name: string }[]
      }
    ).creator_notes
  const write = (who: Actor, id: string, body: string) =>
    api.call(who, 'POST', `/api/instagramers/${id}/notes`, { body: { creator_note: { body } } })

  test('are those of the own company, newest first; only the author changes and deletes them', async () => {
    const { id } = await make.creator()
    expect((await write(staff, id, 'Ring inte.')).status).toBe(200)
    await write(stranger, id, 'Vår sak.')
    await write(colleague, id, 'Paketet till jobbet.')
    const notes = await notesOf(id, staff)
    expect(notes.map(({ body, own }) => [body, own])).toEqual([
      ['Paketet till jobbet.', false],
      ['Ring inte.', true],
    ])
    const [theirs, mine] = notes
    const change = (note: string, who: Actor) =>
      api.call(who, 'PATCH', `/api/creator_notes/${note}`, { body: { creator_note: { body: 'Ring gärna.' } } })
    expect((await change(theirs!.id, staff)).status).toBe(404)
    expect((await change(mine!.id, staff)).body).toMatchObject({ creator_note: { body: 'Ring gärna.' } })
    expect((await api.call(colleague, 'DELETE', `/api/creator_notes/${mine!.id}`)).status).toBe(404)
    expect((await api.call(staff, 'DELETE', `/api/creator_notes/${mine!.id}`)).status).toBe(204)
    expect((await notesOf(id, colleague)).map(({ body }) => body)).toEqual(['Paketet till jobbet.'])
  })

  test('an empty one is refused', async () => {
    const { id } = await make.creator()
    expect((await write(staff, id, '  ')).status).toBe(422)
  })
})

test('drawing x: lists that a creator is an approved member of, of the own brands', async () => {
  const { id } = await make.creator()
  const listOf = async (brand: string, state: 'approved' | 'requested') => {
    const list = uuidv7()
    const at = api.clock.now.toISOString()
    await api.db
      .insertInto('community_lists')
      .values({ id: list, brand_id: brand, name: list, created_at: at, updated_at: at })
      .execute()
    await api.db
      .insertInto('community_members')
      .values({
        id: uuidv7(),
        brand_id: brand,
        list_id: list,
        instagramer_id: id,
        state,
        created_at: at,
        changed_at: at,
      })
      .execute()
    return list
  }
  const list = await listOf(brandId, 'approved')
  await listOf(brandId, 'requested')
  await listOf(otherBrandId, 'approved')
  const { body } = await api.call(staff, 'GET', `/api/community_lists?instagramerId=${id}`)
  expect(body).toMatchObject({
    community_lists: [{ id: list, member_id: expect.any(String) }],
    meta: { total_count: 1 },
  })
})
