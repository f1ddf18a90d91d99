import { sql } from 'kysely'
import type { TrackRecord } from '@samspel/api'
import { percentOf } from '@samspel/api/percent'
import { postAnswerDays } from '@samspel/api/track-record'
import type { Db } from '../../db/transact'
import { enough, sinceOf } from './cases'

interface Row {
  collaborations: number
  answers: number
  answer_days: number | null
  approved_posts: number
  approved_first: number
  changes: number
  paid_posts: number
  paid_days: number | null
  ratings: number
  rating: number | null
}

/**
 * The brand's record over the last twelve months, from decisions and ratings alone. An approved post's time runs from when it was last
 * handed in; one approved by the clock took as long as the clock waited.
 */
export const trackRecordOf = async (db: Db, brandId: string, now: Date): Promise<TrackRecord> => {
  const since = sinceOf(now)
  const { rows } = await sql<Row>`WITH answered AS (
      SELECT decided_at - created_at AS took FROM participations
      WHERE brand_id = ${brandId} AND decided_at >= ${since}
        AND (decision_kind = 'expired' OR decision_kind IN ('approved', 'rejected') AND decided_by IS NOT NULL)
      UNION ALL
      SELECT decided_at - created_at FROM store_participations
      WHERE brand_id = ${brandId} AND decided_at >= ${since}
        AND (decision_kind = 'expired' OR decision_kind IS NULL AND decided_by IS NOT NULL)),
    posts AS (
      SELECT m.revision, coalesce(m.participation_id, m.store_participation_id) AS work,
        extract(epoch FROM m.decided_at - coalesce(m.resubmitted_at, m.created_at)) / 86400 AS days,
        coalesce(p.fee_amount, s.fee_amount, 0) > 0 AS is_paid
      FROM mentions m
        LEFT JOIN participations p ON p.brand_id = m.brand_id AND p.id = m.participation_id
        LEFT JOIN store_participations s ON s.brand_id = m.brand_id AND s.id = m.store_participation_id
      WHERE m.brand_id = ${brandId} AND m.state = 'approved' AND m.decided_at >= ${since}),
    stars AS (SELECT score FROM brand_ratings WHERE brand_id = ${brandId} AND created_at >= ${since})
    SELECT (SELECT count(DISTINCT work) FROM posts)::int AS collaborations,
      (SELECT count(*) FROM answered)::int AS answers,
      (SELECT ceil(percentile_cont(0.5) WITHIN GROUP (ORDER BY greatest(extract(epoch FROM took), 0) / 86400)) FROM answered)::int AS answer_days,
      (SELECT count(*) FROM posts)::int AS approved_posts,
      (SELECT count(*) FILTER (WHERE revision = 0) FROM posts)::int AS approved_first,
      (SELECT coalesce(sum(revision), 0) FROM posts)::int AS changes,
      (SELECT count(*) FILTER (WHERE is_paid) FROM posts)::int AS paid_posts,
      (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY days) FROM posts WHERE is_paid)::float8 AS paid_days,
      (SELECT count(*) FROM stars)::int AS ratings,
      (SELECT round(avg(score), 1) FROM stars)::float8 AS rating`.execute(db)
  const row = rows[0]!
  const posts = row.approved_posts
  return {
    collaborations: row.collaborations,
    answerDays: enough(row.answers, row.answer_days),
    approvedFirst: enough(posts, percentOf(row.approved_first / Math.max(posts, 1))),
    changesPerPost: enough(posts, Math.round((10 * row.changes) / Math.max(posts, 1)) / 10),
    paidDaysLate: enough(row.paid_posts, Math.max(0, Math.ceil((row.paid_days ?? 0) - postAnswerDays))),
    rating: enough(row.ratings, row.rating),
    ratings: enough(row.ratings, row.ratings),
  }
}
