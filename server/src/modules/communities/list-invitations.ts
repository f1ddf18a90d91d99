import { sql } from 'kysely'
import type { Locale } from '@samspel/api'
import { ofApprovedCompany } from '../../auth/brand-scope'
import { isBlockedBy } from '../../blocked'
import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import type { LiveBus } from '../../live'
import type { Deliveries } from '../../outbox/job'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'
import { nameInMail } from '../../outbox/names'
import { notify } from '../notices'

/** Outbox delivery for the email addresses of an import. */
export const listInvitations = 'list-invitations'
/** Email addresses of an import; their owners are looked up on delivery. */
export interface AskedAddresses extends Record<string, unknown> {
  listId: string
  userId: string
  emails: string[]
}

interface Asked {
  instagramer_id: string
  list_id: string
  brand_id: string
  brand: string
  list: string
  has_mail: boolean
}

const texts = {
  sv: {
    subject: (brand: string) => `${brand} vill ha med dig`,
    line: (brand: string, list: string) =>
      `${brand} vill ha med dig på listan ${list}. Den som är med på en lista blir inbjuden till kampanjer före andra. Du bestämmer, och varumärket ser dig först när du har tackat ja.`,
    action: 'Se listan',
  },
  en: {
    subject: (brand: string) => `${brand} would like to have you`,
    line: (brand: string, list: string) =>
      `${brand} would like to have you on the list ${list}. Those on a list are invited to campaigns before others. You decide, and the brand does not see you until you have said yes.`,
    action: 'See the list',
  },
} as const

const mailOf = (
  appUrl: string,
  { to, locale }: { to: string; locale: Locale | null },
  { brand_id: brandId, brand: brandName, list }: Asked,
): Mail => {
  const text = texts[locale ?? 'sv']
  const brand = nameInMail(brandName)
  return letter({
    to,
    locale,
    subject: text.subject(brand),
    lines: [text.line(brand, nameInMail(list))],
    action: { label: text.action, href: new URL(`/brands/${brandId}`, appUrl).href },
  })
}

/**
 * Invites creators by confirmed email address, once per list, except members and those who have left. A brand mails a creator at most once
 * a day, however many lists it has.
 */
const ask = async (
  { db: trx, now, live, config }: { db: Db; now: Date; live: LiveBus; config: Pick<Config, 'appUrl'> },
  { listId, userId, emails }: AskedAddresses,
): Promise<void> => {
  const { rows } =
    await sql<Asked>`WITH list AS (SELECT l.*, b.name AS brand FROM community_lists l JOIN brands b ON b.id = l.brand_id
      WHERE l.id = ${listId} AND ${ofApprovedCompany(sql`l.brand_id`)}),
    asked AS (
      INSERT INTO community_invitations (brand_id, list_id, instagramer_id, invited_by, created_at)
      SELECT list.brand_id, list.id, i.id, ${userId}, ${now} FROM list JOIN instagramers i ON i.email = ANY(${emails}::citext[])
      WHERE i.email_confirmed_at IS NOT NULL AND i.deleted_at IS NULL AND i.state <> 'blocked'
        AND NOT ${isBlockedBy(sql`list.brand_id`, sql`i.id`)}
        AND NOT EXISTS (SELECT FROM community_members m
            WHERE m.brand_id = list.brand_id AND m.list_id = list.id AND m.instagramer_id = i.id
                AND (m.state = 'approved' OR (m.state = 'removed' AND m.changed_by IS NULL)))
      ORDER BY i.id ON CONFLICT DO NOTHING RETURNING instagramer_id)
    SELECT i.id AS instagramer_id, list.id AS list_id, list.brand_id, list.brand, list.name AS list, EXISTS (
        SELECT FROM community_invitations o
          WHERE o.instagramer_id = i.id AND o.brand_id = list.brand_id AND o.list_id <> list.id
            AND o.created_at > ${now}::timestamptz - interval '1 day') AS has_mail
    FROM asked JOIN instagramers i ON i.id = asked.instagramer_id CROSS JOIN list`.execute(trx)
  const [first] = rows.filter((row) => !row.has_mail)
  if (!first) return
  await notify(
    trx,
    { live, now, config },
    {
      to: { instagramerIds: rows.filter((row) => !row.has_mail).map((row) => row.instagramer_id) },
      kind: 'list_invited',
      subjectId: first.list_id,
      brandId: first.brand_id,
      href: `/brands/${first.brand_id}`,
      facts: { brand: first.brand },
      mail: (reader) => mailOf(config.appUrl, reader, first),
    },
  )
}

export const communityDeliveries: Deliveries = ({ config, now, live }) => ({
  [listInvitations]: (db, payload) => ask({ db, config, live, now: now() }, payload as AskedAddresses),
})
