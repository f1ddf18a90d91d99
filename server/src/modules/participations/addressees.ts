import { sql } from 'kysely'
import type { Locale } from '@samspel/api'
import { grants } from '../../auth/rights-in-sql'
import type { Db } from '../../db/transact'
import type { CreatorMail } from './mails'

export interface Addressee {
  email: string
  name: string
  locale: Locale | null
}

/** What every mail to a participation's creator needs; undefined when the creator has no address, or is deleted or blocked. */
export const creatorMailOf = async (
  trx: Db,
  { id, instagramer_id: creatorId }: { id: string; instagramer_id: string },
  { campaign, appUrl, path }: Pick<CreatorMail, 'campaign' | 'appUrl'> & { path?: string },
): Promise<CreatorMail | undefined> => {
  const {
    rows: [creator],
  } = await sql<Addressee>`SELECT email, name, locale FROM instagramers
    WHERE id = ${creatorId} AND email IS NOT NULL AND deleted_at IS NULL AND state <> 'blocked'`.execute(trx)
  return (
    creator && {
      appUrl,
      to: creator.email,
      name: creator.name,
      locale: creator.locale,
      campaign,
      participationId: id,
      ...(path && { href: new URL(path, appUrl).href }),
    }
  )
}

/** The staff of brands, as recipients. */
export const staffToNotify = async (
  trx: Db,
  brandIds: readonly string[],
): Promise<(Addressee & { brand_id: string })[]> => {
  const { rows } = await sql<
    Addressee & { brand_id: string }
  >`SELECT bu.brand_id, u.email, u.name, u.locale FROM brand_users bu
    JOIN users u ON u.id = bu.user_id
    WHERE bu.brand_id = ANY(${brandIds}::uuid[]) AND ${grants('hearOfBrand', sql`u.role`, sql`bu.role`)} AND u.blocked_at IS NULL AND u.deleted_at IS NULL
    ORDER BY u.id`.execute(trx)
  return rows
}
