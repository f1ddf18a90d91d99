import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/transact'
import { isPublicOffer } from '../campaigns'
import { listNames, listPaths, pathOf, plainPaths } from '../page-heads'

export interface Entry {
  path: string
  changed?: string
}

interface Row {
  id: string
  slug: string | null
  changed: string
}

/** Pages of one kind. Rows are counted and read by id, in small steps. */
interface Section {
  from: (today: string) => RawBuilder<unknown>
  id: RawBuilder<unknown>
  slug?: RawBuilder<unknown>
  changed: RawBuilder<unknown>
  path: (row: Row) => string
}

const ofApprovedCompany = sql`JOIN brands b ON b.id = x.brand_id JOIN companies co ON co.id = b.company_id AND co.state = 'approved'`
const brandPage = sql`(SELECT slug FROM collaboration_pages WHERE collaboration_pages.brand_id = b.id ORDER BY slug LIMIT 1)`

export const sections = {
  campaigns: {
    from: (today: string) =>
      sql`campaigns c JOIN LATERAL (SELECT c.brand_id) x ON true ${ofApprovedCompany} WHERE ${isPublicOffer(today)}`,
    id: sql`c.id`,
    changed: sql`c.updated_at`,
    path: ({ id }) => pathOf.campaign(id),
  },
  'store-campaigns': {
    from: (today: string) =>
      sql`store_campaigns x JOIN campaigns c ON c.brand_id = x.brand_id AND c.id = x.campaign_id ${ofApprovedCompany} WHERE ${isPublicOffer(today)}`,
    id: sql`x.id`,
    changed: sql`greatest(c.updated_at, x.created_at)`,
    path: ({ id }) => pathOf.storeCampaign(id),
  },
  stores: {
    from: () => sql`stores x ${ofApprovedCompany} WHERE true`,
    id: sql`x.id`,
    changed: sql`x.created_at`,
    path: ({ id }) => pathOf.store(id),
  },
  brands: {
    from: () => sql`brands b JOIN companies co ON co.id = b.company_id AND co.state = 'approved' WHERE true`,
    id: sql`b.id`,
    slug: brandPage,
    changed: sql`b.created_at`,
    path: pathOf.brand,
  },
  creators: {
    from: () =>
      sql`instagramers i JOIN collaboration_pages p ON p.instagramer_id = i.id WHERE i.deleted_at IS NULL AND i.state <> 'blocked'`,
    id: sql`i.id`,
    slug: sql`p.slug`,
    changed: sql`i.created_at`,
    path: ({ slug }) => pathOf.creator(slug ?? ''),
  },
} as const satisfies Record<string, Section>
export type SectionName = keyof typeof sections
export const sectionNames = Object.keys(sections) as SectionName[]

/** Pages that always exist. */
export const fixedEntries: Entry[] = [
  ...listNames.map((name) => ({ path: listPaths[name] })),
  ...Object.values(plainPaths).map((path) => ({ path })),
]

export const countOf = async (db: Db, name: SectionName, today: string): Promise<number> =>
  (await sql<{ total: number }>`SELECT count(*) AS total FROM ${sections[name].from(today)}`.execute(db)).rows[0]
    ?.total ?? 0

const step = 1_000

/** Entries of a section from `offset` on, at most `limit`, read a thousand at a time. */
export const entriesOf = async function* (
  db: Db,
  { name, today, offset, limit }: { name: SectionName; today: string; offset: number; limit: number },
): AsyncGenerator<Entry> {
  const { from, id, changed, path, slug }: Section = sections[name]
  let after: string | undefined
  for (let left = limit; left > 0; left -= step) {
    const { rows } =
      await sql<Row>`SELECT ${id} AS id, ${slug ?? sql`NULL`} AS slug, ${changed} AS changed FROM ${from(today)}
      AND ${after === undefined ? sql`true` : sql`${id} > ${after}`} ORDER BY ${id}
      LIMIT ${Math.min(step, left)} OFFSET ${after === undefined ? offset : 0}`.execute(db)
    for (const row of rows) yield { path: path(row), changed: row.changed }
    if (rows.length < Math.min(step, left)) return
    after = rows.at(-1)?.id
  }
}
