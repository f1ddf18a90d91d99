import { sql } from 'kysely'
import { pageSizes } from '@samspel/api'
import type { Caller } from '../../auth/caller'
import { isBlockedBy } from '../../blocked'
import type { Context, Query } from '../../context'
import { dayOf } from '../../days'
import { AppError } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { isPublicOffer, listCampaigns, toCampaign } from '../campaigns'
import { seePage } from './read'
import { isOwner } from './repository'

/** Staff see what the public sees: a brand's page must not reveal other brands' campaigns. */
const readerOf = (caller: Caller): Caller => (caller.kind === 'instagramer' ? caller : { kind: 'anonymous' })

/** Open campaigns for a brand's page: those the owner put first, then newest first. */
export const listPageOffers = async (
  { db, caller, now }: Pick<Context, 'db' | 'caller' | 'now'>,
  { slug, ...query }: { slug: string } & Query<'listPageOffers'>,
) => {
  const owned = await seePage(db, slug)
  if (owned.brand_id === null) throw new AppError('not_found')
  const page = pageOf(query, pageSizes.cards)
  const reader = readerOf(caller)
  const today = dayOf(now)
  const withHidden = query.hidden === true && isOwner(caller, owned)
  const where = sql`c.brand_id = ${owned.brand_id} AND ${isPublicOffer(today)}
    AND ${caller.kind === 'instagramer' ? sql`NOT ${isBlockedBy(sql`c.brand_id`, sql`${caller.id}`)}` : sql`true`}
    AND ${query.deliveryMethod ? sql`c.delivery_method = ${query.deliveryMethod}` : sql`true`}
    AND ${withHidden ? sql`true` : sql`c.id <> ALL(${owned.hidden_item_ids}::uuid[])`}`
  const order = sql`array_position(${owned.item_order}::uuid[], c.id) NULLS LAST, c.created_at DESC, c.id DESC`
  const { rows, total } = await listCampaigns(db, {
    where,
    order,
    page,
    today,
    viewerId: reader.kind === 'instagramer' ? reader.id : undefined,
  })
  return { campaigns: rows.map((row) => toCampaign(row, reader)), meta: metaOf(page, total) }
}
