import { sql } from 'kysely'
import { cut } from '../../cut'
import { transact } from '../../db/transact'
import type { ClockContext } from '../../jobs/batches'
import { notify } from '../notices'
import { takeMarks } from './marks'

const daysBetween = 30
const daysBack = 7

interface News {
  id: string
  content_sv: string | null
  content_en: string | null
  link_url: string | null
}

/**
 * Sends positive news banners as notices to those who subscribed to news, at most one a month; anything more frequent appears only as a
 * banner.
 */
export const notifyOfNews = ({ db, config, live, now }: ClockContext): Promise<number> =>
  transact(db, async (trx) => {
    const moment = now()
    // With two instances, the second waits and finds the news already sent.
    await sql`SELECT pg_advisory_xact_lock(hashtext('notices:news'))`.execute(trx)
    const {
      rows: [news],
    } = await sql<News>`SELECT b.id, b.content_sv, b.content_en, b.link_url FROM info_banners b
      WHERE b.active AND b.style = 'success' AND (b.ends_at IS NULL OR b.ends_at > ${moment})
        AND coalesce(b.starts_at, b.created_at) BETWEEN ${moment}::timestamptz - make_interval(days => ${daysBack}) AND ${moment}
        AND NOT EXISTS (SELECT FROM notice_marks m WHERE m.kind = 'news'
          AND (m.subject_id = b.id OR m.created_at > ${moment}::timestamptz - make_interval(days => ${daysBetween})))
      ORDER BY coalesce(b.starts_at, b.created_at), b.id LIMIT 1`.execute(trx)
    if (!news) return 0
    await takeMarks(trx, [{ kind: 'news', subjectId: news.id }], moment)
    await notify(
      trx,
      { live, now: moment, config },
      {
        to: { choseTopic: 'news' },
        kind: 'news',
        subjectId: news.id,
        // External pages are linked only from the banner.
        href: news.link_url?.startsWith('/') ? news.link_url : '/notices',
        facts: {
          ...(news.content_sv && { text: cut(news.content_sv, 1_000) }),
          ...(news.content_en && { textEn: cut(news.content_en, 1_000) }),
        },
      },
    )
    return 1
  })
