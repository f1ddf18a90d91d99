import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { type FigureColumns, figureColumns, figureJoins, toFigures } from '../src/modules/creators/figures'
import { type Records, recordsOf } from './support/records'
import { openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let records: Records
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
})
afterAll(() => api.close())

const hour = 3_600_000
const figuresOf = async (ids: readonly string[]) => {
  const { rows } = await sql<
    FigureColumns & { id: string }
  >`SELECT i.id, ${figureColumns} FROM instagramers i ${figureJoins(sql`i.id`)} WHERE i.id = ANY(${ids}::uuid[])`.execute(
    api.db,
  )
  return new Map(rows.map((row) => [row.id, toFigures(row)]))
}

describe('figures of a creator', () => {
  test('nothing is known of a new one', async () => {
    const { id } = await records.creator()
    expect((await figuresOf([id])).get(id)).toEqual({
      averageReach: null,
      collaborationsCount: 0,
      averageRating: null,
      ratingsCount: 0,
      answerHours: null,
    })
  })

  test('mean reach of the last 12 posts without stories, approved ones, ratings of all brands, median hours to the first mention', async () => {
    const { id } = await records.creator()
    const other = await records.creator()
    const at = Date.parse('2026-11-01T12:00:00Z')
    const post = (reach: number, back: number, story = false) =>
      api.db
        .insertInto('instagram_posts')
        .values({
          id: uuidv7(),
          instagramer_id: id,
          external_id: uuidv7(),
          reach,
          story,
          image_url: null,
          permalink: null,
          instagram_created_at: new Date(at - back * hour).toISOString(),
          captured_at: null,
          refreshed_at: null,
        })
        .execute()
    for (let back = 0; back < 12; back += 1) await post(1_000 + back, back)
    await post(90_000, 13)
    await post(50_000, 0, true)

    for (const [hours, rating] of [
      [10, 5],
      [20, 4],
      [400, 4],
      [null, null],
    ] as const) {
      const { id: brandId } = await records.brand()
      const campaignId = await records.campaign(brandId)
      const participationId = await records.participation(brandId, campaignId, id, 'approved', new Date(at))
      await api.db.updateTable('participations').set({ rating }).where('id', '=', participationId).execute()
      if (hours === null) continue
      for (const later of [0, 48]) {
        await api.db
          .insertInto('mentions')
          .values({
            id: uuidv7(),
            brand_id: brandId,
            campaign_id: campaignId,
            participation_id: participationId,
            instagramer_id: id,
            kind: 'content',
            content_post: JSON.stringify({ text: 'x', imageUrls: [] }),
            instagram_post_id: null,
            decided_at: null,
            decided_by: null,
            reject_reason: null,
            decision_kind: null,
            resubmitted_at: null,
            created_at: new Date(at + (hours + later) * hour).toISOString(),
          })
          .execute()
      }
    }
    const { id: pendingBrand } = await records.brand()
    await records.participation(pendingBrand, await records.campaign(pendingBrand), id, 'pending')

    const figures = await figuresOf([id, other.id])
    expect(figures.get(id)).toEqual({
      averageReach: 1_006,
      collaborationsCount: 4,
      averageRating: 4.3,
      ratingsCount: 3,
      answerHours: 20,
    })
    expect(figures.get(other.id)).toMatchObject({ averageReach: null, collaborationsCount: 0 })
  })
})
