import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '@samspel/api'
import { type NoticeChoice, type NoticeTopic, securityChoice, usualChoices } from '@samspel/api/notices'
import { grants } from '../../auth/rights-in-sql'
import { type Right, rolesWith } from '../../auth/roles'
import type { Db } from '../../db/transact'
import type { DigestTime, QuietHours } from './when'

/**
 * The recipients of a notice. `platform` is platform staff; `choseTopic` is everyone who has changed a setting of that topic. With a store,
 * clerks are included if they are assigned to it or to no store of the brand.
 */
export type Audience =
  | { brandId: string }
  | { instagramerId: string }
  | { instagramerIds: readonly string[] }
  | { storeId: string; brandId: string }
  | { userIds: readonly string[] }
  | { platform: true }
  | { choseTopic: NoticeTopic }

export type Reader = keyof typeof usualChoices

/** An account with its notification settings. */
export interface Recipient extends QuietHours, DigestTime {
  id: string
  reader: Reader
  email: string | null
  name: string
  locale: Locale | null
  choices: Partial<Record<NoticeTopic, Partial<NoticeChoice>>>
  has_device: boolean
}

const accounts = sql`(SELECT u.id, u.role AS reader, u.email::text AS email, u.name, u.locale FROM users u
    WHERE u.deleted_at IS NULL AND u.blocked_at IS NULL
  UNION ALL SELECT i.id, 'creator', i.email::text, i.name, i.locale FROM instagramers i
    WHERE i.deleted_at IS NULL AND i.state <> 'blocked')`

const readerWho = (right: Right) => sql`a.reader = ANY(${rolesWith(right)}::text[])`

const whereOf = (to: Audience): RawBuilder<unknown> => {
  if ('platform' in to) return readerWho('hearOfPlatform')
  if ('choseTopic' in to) return sql`a.id IN (SELECT account_id FROM notice_settings WHERE choices ? ${to.choseTopic})`
  if ('instagramerId' in to) return sql`a.id = ${to.instagramerId}`
  if ('instagramerIds' in to) return sql`a.id = ANY(${to.instagramerIds}::uuid[])`
  if ('userIds' in to) return sql`a.id = ANY(${to.userIds}::uuid[])`
  if ('storeId' in to)
    return sql`${readerWho('hearOfStore')} AND EXISTS (SELECT FROM brand_users bu WHERE bu.user_id = a.id AND bu.brand_id = ${to.brandId})
      AND (EXISTS (SELECT FROM store_staff s WHERE s.user_id = a.id AND s.store_id = ${to.storeId})
        OR NOT EXISTS (SELECT FROM store_staff s WHERE s.user_id = a.id))`
  return sql`a.id IN (SELECT bu.user_id FROM brand_users bu WHERE bu.brand_id = ${to.brandId} AND ${grants('hearOfBrand', sql`a.reader`, sql`bu.role`)})`
}

const find = async (db: Db, where: RawBuilder<unknown>): Promise<Recipient[]> => {
  const { rows } = await sql<Recipient>`SELECT a.*, coalesce(s.choices, '{}') AS choices,
      coalesce(s.digest_days, 'weekdays') AS digest_days, coalesce(s.digest_hour, 8) AS digest_hour,
      coalesce(s.quiet, false) AS quiet, coalesce(s.quiet_from, 21) AS quiet_from, coalesce(s.quiet_to, 7) AS quiet_to,
      EXISTS (SELECT FROM devices d WHERE a.id IN (d.user_id, d.instagramer_id)) AS has_device
    FROM ${accounts} a LEFT JOIN notice_settings s ON s.account_id = a.id WHERE ${where} ORDER BY a.id`.execute(db)
  return rows
}

export const findRecipients = (db: Db, to: Audience): Promise<Recipient[]> => find(db, whereOf(to))

export const recipientById = async (db: Db, id: string): Promise<Recipient | undefined> =>
  (await find(db, sql`a.id = ${id}`))[0]

/** An account's channels for a topic; undefined for a topic it gets no notices about. */
export const choiceOf = ({ reader, choices }: Recipient, topic: NoticeTopic): NoticeChoice | undefined => {
  if (topic === 'security') return securityChoice
  const usual = usualChoices[reader][topic]
  return usual && { ...usual, ...choices[topic], ...(topic === 'money' && { inApp: true }) }
}
