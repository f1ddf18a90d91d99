import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

const endedAt = '2025-11-12T10:00:00.000Z'
let api: TestApi
let records: Records
let staff: Actor
let brandId: string
let campaignId: string
let ended: Actor
let current: Actor
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
  brandId = (await records.brand()).id
  staff = await records.staff('company', [brandId])
  campaignId = await records.campaign(brandId, { state: 'ongoing' })
  ended = await records.creator()
  current = await records.creator()
  for (const { id } of [ended, current]) {
    const participation = await records.participation(brandId, campaignId, id)
    await records.post(brandId, campaignId, participation, id)
  }
  await api.db.updateTable('instagramers').set({ consent_ended_at: endedAt }).where('id', '=', ended.id).execute()
})
afterAll(() => api.close())

type Known = { id: string; consent_ended_at?: string | null }
const read = async (path: string, who = staff) => (await api.call(who, 'GET', path)).body as Record<string, never>
const of = (all: readonly Known[], { id }: { id: string }) => all.find((one) => one.id === id)?.consent_ended_at ?? null

test.each([
  [
    'participants',
    async () =>
      (await read(`/api/campaigns/${campaignId}/participations`)).participations as unknown as { creator: Known }[],
  ],
  [
    'posts',
    async () => (await read(`/api/campaigns/${campaignId}/mentions`)).mentions as unknown as { creator: Known }[],
  ],
  [
    'a report',
    async () =>
      ((await read(`/api/campaigns/${campaignId}/report`)) as never as { report: { creators: { creator: Known }[] } })
        .report.creators,
  ],
  [
    'the directory',
    async () => ((await read('/api/instagramers')).instagramers as unknown as Known[]).map((creator) => ({ creator })),
  ],
])('%s say since when the figures of a creator are not read', async (_, list) => {
  const found = (await list()).map(({ creator }) => creator)
  expect([of(found, ended), of(found, current)]).toEqual([endedAt, null])
})

test('the page of a creator says it to staff, and to no other creator', async () => {
  const seen = async (who: Actor) =>
    ((await read(`/api/instagramers/${ended.id}`, who)).instagramer as Known | undefined)?.consent_ended_at
  expect(await seen(staff)).toBe(endedAt)
  expect(await seen(current)).toBeUndefined()
})
