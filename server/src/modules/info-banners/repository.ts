import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { InfoBanner, ManagedInfoBanner } from '@samspel/api'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import type { Page } from '../../http/page'
import { type BannerFields, statusOf } from './policies'

type Row = Selectable<DB['info_banners']>

const started = (now: Date) => sql`(starts_at IS NULL OR starts_at <= ${now})`
const ended = (now: Date) => sql`(ends_at IS NOT NULL AND ends_at <= ${now})`

/** The conditions of `statusOf` in SQL, for lists. */
const having = (now: Date): Record<ManagedInfoBanner['status'], RawBuilder<unknown>> => ({
  draft: sql`NOT active`,
  ended: sql`active AND ${ended(now)}`,
  scheduled: sql`active AND NOT ${ended(now)} AND NOT ${started(now)}`,
  live: sql`active AND NOT ${ended(now)} AND ${started(now)}`,
})

const toShown = (row: Row): InfoBanner => ({
  id: row.id,
  contentSv: row.content_sv,
  contentEn: row.content_en,
  style: row.style,
  linkTextSv: row.link_text_sv,
  linkTextEn: row.link_text_en,
  linkUrl: row.link_url,
  closable: row.closable,
})

const toManaged = (row: Row, now: Date): ManagedInfoBanner => {
  const times = { active: row.active, startsAt: row.starts_at, endsAt: row.ends_at }
  return { ...toShown(row), ...times, status: statusOf(times, now), createdAt: row.created_at }
}

/** The live banner with the latest start, without fields for its authors only. */
export const findLive = async (db: Db, now: Date): Promise<InfoBanner | null> => {
  const {
    rows: [row],
  } = await sql<Row>`SELECT * FROM info_banners WHERE ${having(now).live}
    ORDER BY coalesce(starts_at, created_at) DESC, id DESC LIMIT 1`.execute(db)
  return row ? toShown(row) : null
}

export const listBanners = async (
  db: Db,
  status: ManagedInfoBanner['status'] | undefined,
  { limit, offset }: Page,
  now: Date,
) => {
  const where = status ? having(now)[status] : sql`true`
  const { rows, total } = await pageWithTotal(
    db,
    sql<Row>`SELECT * FROM info_banners WHERE ${where} ORDER BY created_at DESC, id DESC
    LIMIT ${limit} OFFSET ${offset}`,
    sql`info_banners WHERE ${where}`,
  )
  return { infoBanners: rows.map((row) => toManaged(row, now)), total }
}

/** A banner, locked until the transaction ends. */
export const lockBanner = async (trx: Db, id: string, now: Date): Promise<ManagedInfoBanner | undefined> => {
  const row = await trx.selectFrom('info_banners').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && toManaged(row, now)
}

const columnsOf = (banner: BannerFields) => ({
  content_sv: banner.contentSv,
  content_en: banner.contentEn,
  style: banner.style,
  link_text_sv: banner.linkTextSv,
  link_text_en: banner.linkTextEn,
  link_url: banner.linkUrl,
  closable: banner.closable,
  active: banner.active,
  starts_at: banner.startsAt,
  ends_at: banner.endsAt,
})

export const insertBanner = async (db: Db, id: string, banner: BannerFields, now: Date): Promise<ManagedInfoBanner> =>
  toManaged(
    await db
      .insertInto('info_banners')
      .values({ id, ...columnsOf(banner), created_at: now.toISOString() })
      .returningAll()
      .executeTakeFirstOrThrow(),
    now,
  )

export const updateBanner = async (db: Db, id: string, banner: BannerFields, now: Date): Promise<ManagedInfoBanner> =>
  toManaged(
    await db
      .updateTable('info_banners')
      .set(columnsOf(banner))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
    now,
  )
