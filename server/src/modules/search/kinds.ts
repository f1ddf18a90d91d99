import { type RawBuilder, sql } from 'kysely'
import { inBrands, isApprovedCompany } from '../../auth/brand-scope'
import { brandsWith, isStaffWho, may, type Right } from '../../auth/roles'
import { isBlockedBy } from '../../blocked'
import { entriesWith, queryOf, type Scope } from '../../search'
import { campaignNamed, isPublicOffer } from '../campaigns'
import type { Asker, Kind } from './kind'
import { companyReceipts, invoices, receipts } from './papers'

const scopeOf = ({ caller }: Asker, right: Right): Scope => {
  const brands = brandsWith(caller, right)
  return brands === 'all' ? 'all' : { brands }
}

const columns = (
  is: Partial<Record<'id' | 'title' | 'detail' | 'image' | 'focus' | 'state' | 'at' | 'place', RawBuilder<unknown>>>,
) =>
  sql`coalesce(e.rank, 0) AS rank, ${is.id ?? sql`e.id`} AS id, ${is.title ?? sql`e.title`} AS title, ${is.detail ?? sql`NULL::text`} AS detail,
    ${is.image ?? sql`NULL::text`} AS image_url, ${is.focus ?? sql`NULL::jsonb`} AS image_focus, ${is.state ?? sql`NULL::text`} AS state, ${is.at ?? sql`NULL::timestamptz`} AS at,
    ${is.place ?? sql`NULL::uuid`} AS place_id`

/** The matching sentence with some context. The text has its marks, which the query need not have. */
const excerpt = (text: RawBuilder<unknown>, typed: string) =>
  sql`left(ts_headline('simple', ${text}, ${queryOf(typed)} || plainto_tsquery('simple', ${typed}), 'MaxFragments=1, MaxWords=16, MinWords=8, StartSel="", StopSel=""'), 300)`

const brandScope = (column: RawBuilder<unknown>, { caller }: Asker) =>
  inBrands(column, brandsWith(caller, 'seeCampaigns'))

const campaigns: Kind = {
  kind: 'campaign',
  entry: 'campaign',
  hits: (
    typed,
    asker,
  ) => sql`SELECT ${columns({ detail: sql`b.name`, image: sql`c.product_image_url`, focus: sql`c.product_image_focus`, state: sql`c.state`, at: sql`c.created_at` })}
    FROM ${entriesWith(typed, 'campaign', scopeOf(asker, 'seeCampaigns'))} JOIN campaigns c ON c.brand_id = e.brand_id AND c.id = e.id JOIN brands b ON b.id = c.brand_id`,
}

const products: Kind = {
  kind: 'product',
  entry: 'product',
  hits: (
    typed,
    asker,
  ) => sql`SELECT ${columns({ detail: sql`b.name`, image: sql`p.image_url`, place: sql`e.brand_id` })}
    FROM ${entriesWith(typed, 'product', scopeOf(asker, 'seeAllProducts'))} JOIN store_products p ON p.brand_id = e.brand_id AND p.id = e.id JOIN brands b ON b.id = e.brand_id`,
}

const stores: Kind = {
  kind: 'store',
  entry: 'store',
  hits: (
    typed,
    asker,
  ) => sql`SELECT ${columns({ detail: sql`concat_ws(', ', nullif(s.address, ''), s.city)`, image: sql`coalesce(s.image_url, b.logo_url)`, place: sql`e.brand_id` })}
    FROM ${entriesWith(typed, 'store', scopeOf(asker, 'seeStores'))} JOIN stores s ON s.brand_id = e.brand_id AND s.id = e.id JOIN brands b ON b.id = e.brand_id`,
}

const ownBrands: Kind = {
  kind: 'brand',
  entry: 'brand',
  hits: (
    typed,
    asker,
  ) => sql`SELECT ${columns({ detail: sql`co.name`, image: sql`b.logo_url`, place: sql`b.company_id` })}
    FROM ${entriesWith(typed, 'brand', scopeOf(asker, 'seeCampaigns'))} JOIN brands b ON b.id = e.id JOIN companies co ON co.id = b.company_id`,
}

const creators: Kind = {
  kind: 'creator',
  entry: 'creator',
  hits: (
    _typed,
    { caller },
    found,
  ) => sql`SELECT ${columns({ title: sql`i.name`, detail: sql`concat_ws(', ', '@' || i.username, i.city)`, image: sql`i.avatar_url`, state: sql`i.state` })}
    FROM ${found} JOIN instagramers i ON i.id = e.id
    WHERE i.deleted_at IS NULL AND ${isStaffWho(caller, 'seeBlockedCreators') ? sql`true` : sql`i.state <> 'blocked'`}`,
}

/** Applications to the caller's campaigns by matching creators; pending ones first. The campaign leads, since those of one creator differ by it alone. */
const applications: Kind = {
  kind: 'application',
  entry: 'creator',
  hits: (
    _typed,
    asker,
    found,
  ) => sql`SELECT ${columns({ id: sql`p.id`, title: sql`c.name`, detail: sql`i.name`, image: sql`c.product_image_url`, focus: sql`c.product_image_focus`, state: sql`p.state`, at: sql`p.created_at`, place: sql`p.campaign_id` })}
    FROM ${found} JOIN instagramers i ON i.id = e.id AND i.deleted_at IS NULL JOIN participations p ON p.instagramer_id = e.id AND ${brandScope(sql`p.brand_id`, asker)}
    JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id`,
}

const posts: Kind = {
  kind: 'mention',
  entry: 'creator',
  hits: (
    _typed,
    asker,
    found,
  ) => sql`SELECT ${columns({ id: sql`m.id`, title: sql`c.name`, detail: sql`i.name`, image: sql`c.product_image_url`, focus: sql`c.product_image_focus`, state: sql`m.state`, at: sql`m.created_at`, place: sql`m.campaign_id` })}
    FROM ${found} JOIN instagramers i ON i.id = e.id AND i.deleted_at IS NULL JOIN mentions m ON m.instagramer_id = e.id AND ${brandScope(sql`m.brand_id`, asker)}
    JOIN campaigns c ON c.brand_id = m.brand_id AND c.id = m.campaign_id`,
}

/** The latest matching message per conversation. Staff see the creator's name, creators the brand's. */
const messages: Kind = {
  kind: 'message',
  entry: 'message',
  hits: (typed, asker) => {
    const creator = asker.caller.kind === 'instagramer'
    const scope: Scope = creator ? { creator: asker.caller.id } : scopeOf(asker, 'readMessages')
    return sql`SELECT DISTINCT ON (m.thread_id) ${columns({
      title: creator ? sql`b.name` : sql`i.name`,
      detail: excerpt(sql`m.body`, typed),
      image: creator ? sql`b.logo_url` : sql`i.avatar_url`,
      at: sql`m.created_at`,
      place: creator ? sql`m.brand_id` : sql`m.instagramer_id`,
    })} FROM ${entriesWith(typed, 'message', scope)} JOIN messages m ON m.brand_id = e.brand_id AND m.id = e.id
      JOIN brands b ON b.id = m.brand_id JOIN instagramers i ON i.id = m.instagramer_id ORDER BY m.thread_id, m.created_at DESC`
  },
}

const people: Kind = {
  kind: 'person',
  entry: 'person',
  hits: (
    typed,
    { company },
  ) => sql`SELECT ${columns({ detail: sql`u.email::text`, image: sql`u.avatar_url`, state: sql`u.role`, place: sql`u.company_id` })}
    FROM ${entriesWith(typed, 'person', company === 'all' ? 'all' : { company: company ?? 'none' })} JOIN users u ON u.id = e.id AND u.deleted_at IS NULL`,
}

/** What public search finds too: by the towns where they are handed out beside their words. */
const offers: Kind = {
  kind: 'offer',
  entry: 'campaign',
  hits: (
    typed,
    { caller, today },
  ) => sql`SELECT ${columns({ id: sql`c.id`, title: sql`c.name`, detail: sql`b.name`, image: sql`c.product_image_url`, focus: sql`c.product_image_focus`, state: sql`c.delivery_method`, at: sql`c.created_at` })}
    FROM campaigns c JOIN brands b ON b.id = c.brand_id LEFT JOIN ${entriesWith(typed, 'campaign', 'all')} ON e.brand_id = c.brand_id AND e.id = c.id
    WHERE ${isPublicOffer(today)} AND ${isApprovedCompany(sql`b.company_id`)}
      AND NOT ${isBlockedBy(sql`c.brand_id`, sql`${caller.id}`)} AND ${campaignNamed(typed)}`,
}

const assignments: Kind = {
  kind: 'assignment',
  entry: 'campaign',
  hits: (
    typed,
    { caller },
  ) => sql`SELECT ${columns({ id: sql`p.id`, title: sql`c.name`, detail: sql`b.name`, image: sql`c.product_image_url`, focus: sql`c.product_image_focus`, state: sql`p.state`, at: sql`p.created_at` })}
    FROM ${entriesWith(typed, 'campaign', 'all')} JOIN participations p ON p.brand_id = e.brand_id AND p.campaign_id = e.id AND p.instagramer_id = ${caller.id}
    JOIN campaigns c ON c.brand_id = e.brand_id AND c.id = e.id JOIN brands b ON b.id = c.brand_id`,
}

const publicBrands: Kind = {
  ...ownBrands,
  hits: (typed) =>
    sql`SELECT ${columns({ image: sql`b.logo_url` })} FROM ${entriesWith(typed, 'brand', 'all')} JOIN brands b ON b.id = e.id WHERE ${isApprovedCompany(sql`b.company_id`)}`,
}

const publicStores: Kind = {
  ...stores,
  hits: (
    typed,
  ) => sql`SELECT ${columns({ detail: sql`concat_ws(', ', nullif(s.address, ''), s.city)`, image: sql`coalesce(s.image_url, b.logo_url)`, place: sql`e.brand_id` })}
    FROM ${entriesWith(typed, 'store', 'all')} JOIN stores s ON s.brand_id = e.brand_id AND s.id = e.id JOIN brands b ON b.id = e.brand_id WHERE ${isApprovedCompany(sql`b.company_id`)}`,
}

/** What staff find, and the rights that let them. Conversations are private to brand and creator; the platform reads only what was reported. */
const ofStaff: readonly [Kind, ...Right[]][] = [
  [campaigns, 'seeCampaigns'],
  [creators, 'seeCreators'],
  [applications, 'seeCampaigns'],
  [posts, 'seeCampaigns'],
  [messages, 'readMessages'],
  [stores, 'seeStores'],
  [products, 'seeAllProducts'],
  [ownBrands, 'seeCampaigns'],
  [people, 'manageCompany', 'manageEveryCompany'],
  [invoices, 'seePapers'],
  [companyReceipts, 'seeMoney'],
]
const ofCreators: readonly Kind[] = [offers, assignments, messages, publicBrands, publicStores, receipts]

/** What the caller can search for, in the order in which equal hits are shown. */
export const kindsFor = ({ caller }: Asker): readonly Kind[] => {
  if (caller.kind === 'instagramer') return ofCreators
  return ofStaff.filter(([, ...any]) => any.some((right) => may(caller, right))).map(([kind]) => kind)
}
