import { type RawBuilder, sql } from 'kysely'
import type { CreatorFigures } from '@samspel/api'

/** Joined columns of a creator's statistics. */
export interface FigureColumns {
  average_reach: number | null
  collaborations_count: number
  average_rating: number | null
  ratings_count: number
  answer_hours: number | null
}

const postsOfMean = 12
const answersOfMedian = 10

/** The columns that `figureJoins` provides. */
export const figureColumns = sql`fig_posts.average_reach, fig_work.collaborations_count, fig_work.average_rating, fig_work.ratings_count, fig_answers.answer_hours`

/**
 * Lateral joins that compute one creator's statistics; `creatorId` is any column with the id. They cost a few index reads for every row
 * they reach, so cut the page before joining.
 */
export const figureJoins = (
  creatorId: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`CROSS JOIN LATERAL (SELECT round(avg(reach) FILTER (WHERE reach_read))::int AS average_reach
    FROM (SELECT reach, reach_read FROM instagram_posts WHERE instagramer_id = ${creatorId} AND NOT story ORDER BY instagram_created_at DESC, id DESC
        LIMIT ${postsOfMean}) fig_last) fig_posts
  CROSS JOIN LATERAL (SELECT (count(*) FILTER (WHERE state = 'approved')
      + (SELECT count(*) FROM store_participations WHERE instagramer_id = ${creatorId} AND state = 'picked_up'))::int AS collaborations_count, round(avg(rating), 1)::float8 AS average_rating, count(rating)::int AS ratings_count
    FROM participations WHERE instagramer_id = ${creatorId}) fig_work
  CROSS JOIN LATERAL (SELECT round(percentile_cont(0.5) WITHIN GROUP (ORDER BY fig_hours.hours))::int AS answer_hours
    FROM (SELECT greatest(extract(epoch FROM fig_first.at - fig_p.decided_at) / 3600, 0) AS hours FROM participations fig_p
      CROSS JOIN LATERAL (SELECT min(created_at) AS at FROM mentions
            WHERE brand_id = fig_p.brand_id AND participation_id = fig_p.id) fig_first
      WHERE fig_p.instagramer_id = ${creatorId} AND fig_p.state = 'approved' AND fig_p.decided_at IS NOT NULL AND fig_first.at IS NOT NULL
      ORDER BY fig_p.created_at DESC, fig_p.id DESC LIMIT ${answersOfMedian}) fig_hours) fig_answers`

export const toFigures = (row: FigureColumns): CreatorFigures => ({
  averageReach: row.average_reach,
  collaborationsCount: row.collaborations_count,
  averageRating: row.average_rating,
  ratingsCount: row.ratings_count,
  answerHours: row.answer_hours,
})
