import { sql } from 'kysely'
import { inBrands } from '../../auth/brand-scope'
import type { Context } from '../../context'
import { ownBrands, type Reader } from './pair'
import * as repository from './repository'

export const unreadOf = ({ db, caller }: Pick<Context<Reader>, 'db' | 'caller'>, brandId: string | undefined) => {
  const own = (marked: boolean) =>
    caller.kind === 'user'
      ? sql`${inBrands(sql`brand_id`, ownBrands(caller, 'readMessages', brandId))} AND ${marked ? sql`brand_unread AND brand_archived_at IS NULL` : sql`author = 'instagramer'`}`
      : sql`instagramer_id = ${caller.id} AND ${brandId ? sql`brand_id = ${brandId}` : sql`true`} AND ${marked ? sql`creator_unread AND creator_archived_at IS NULL` : sql`author = 'user'`}`
  return repository.listUnread(db, own(false), own(true))
}
