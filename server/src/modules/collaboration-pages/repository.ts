import { sql } from 'kysely'
import type { CollaborationPage } from '@samspel/api'
import type { Caller } from '../../auth/caller'
import { isStaffWho, mayFor } from '../../auth/roles'
import type { Db } from '../../db/transact'

type Content = Pick<CollaborationPage, 'slug' | 'intro' | 'theme' | 'links' | 'version'> & {
  item_order: string[]
  hidden_item_ids: string[]
}
/** A page as stored. It belongs to an approved brand or to a creator who is not blocked, never to both. */
export type PageRow = Content &
  ({ brand_id: string; instagramer_id: null } | { brand_id: null; instagramer_id: string })

const shown = sql`CASE WHEN p.brand_id IS NOT NULL
  THEN EXISTS (SELECT FROM brands JOIN companies ON companies.id = company_id WHERE brands.id = p.brand_id AND companies.state = 'approved')
  ELSE EXISTS (SELECT FROM instagramers WHERE id = p.instagramer_id AND deleted_at IS NULL AND state <> 'blocked') END`

/** A page that may be shown at all. `lock` prevents changes by others until the transaction ends. */
export const findPage = async (db: Db, slug: string, { lock = false } = {}): Promise<PageRow | undefined> => {
  const {
    rows: [row],
  } = await sql<PageRow>`SELECT p.* FROM collaboration_pages p
    WHERE p.slug = ${slug} AND ${shown} ${lock ? sql`FOR UPDATE OF p` : sql``}`.execute(db)
  return row
}

/** Whether the caller may edit the page: its creator, company staff of its brand, or platform staff. */
export const isOwner = (caller: Caller, page: PageRow): boolean => {
  if (caller.kind === 'instagramer') return caller.id === page.instagramer_id
  return page.brand_id === null ? isStaffWho(caller, 'manageCreatorPages') : mayFor(caller, 'managePage', page.brand_id)
}

/** The ids that belong to the page: campaigns of its brand, or posts of its creator. */
export const idsOfPage = async (db: Db, page: PageRow, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const own =
    page.brand_id === null
      ? sql`instagram_posts WHERE instagramer_id = ${page.instagramer_id}`
      : sql`campaigns WHERE brand_id = ${page.brand_id}`
  const { rows } = await sql<{ id: string }>`SELECT id FROM ${own} AND id = ANY(${ids}::uuid[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export type PageContent = Pick<CollaborationPage, 'intro' | 'theme' | 'links' | 'itemOrder' | 'hiddenItemIds'>

export const writePage = async (
  trx: Db,
  slug: string,
  { intro, theme, links, itemOrder, hiddenItemIds }: PageContent,
): Promise<void> => {
  await trx
    .updateTable('collaboration_pages')
    .set((eb) => ({
      intro,
      theme: theme && JSON.stringify(theme),
      links: JSON.stringify(links),
      item_order: itemOrder,
      hidden_item_ids: hiddenItemIds,
      version: eb('version', '+', 1),
    }))
    .where('slug', '=', slug)
    .execute()
}
