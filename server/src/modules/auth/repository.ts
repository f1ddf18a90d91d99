import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Country, Instagramer, Locale, Scope } from '@samspel/api'
import { founderRole } from '../../auth/roles'
import { needsPersonalId } from '../../bank-account'
import type { Context } from '../../context'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import { returnedSince } from '../../outbox/suppressions'
import { maskedPersonalId, openDetails } from './payment-details'

export { getUser } from './own-user'

/** A creator's own record, including what only they may see. */
export const getOwnInstagramer = async (
  { db, config }: Pick<Context, 'db' | 'config'>,
  id: string,
): Promise<Instagramer> => {
  const row = await db
    .selectFrom('instagramers as i')
    .where('i.id', '=', id)
    .leftJoin('collaboration_pages as p', 'p.instagramer_id', 'i.id')
    .selectAll('i')
    .select(['p.slug', returnedSince(sql`i.email`).as('email_returned_since')])
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return {
    id: row.id,
    state: row.state,
    productPlan: row.product_plan,
    countryCode: row.country_code,
    profileCategoryIds: row.profile_category_ids,
    username: row.username,
    name: row.name,
    city: row.city,
    bio: row.bio,
    avatarUrl: row.avatar_url,
    followersCount: row.followers_count,
    engagementRate: row.engagement_rate,
    locale: row.locale,
    personalIdMasked: maskedPersonalId(config, row),
    needsPersonalId: needsPersonalId(row.country_code, openDetails(config, row).bankAccountNumber),
    payoutsHeld: row.payouts_held_at != null,
    connectionObstacle: row.connection_obstacle,
    consentEndedAt: row.consent_ended_at,
    email: row.email,
    bankAccountLastFour: row.bank_account_last_four,
    collaborationPageSlug: row.slug,
    emailConfirmed: row.email_confirmed_at !== null,
    emailReturnedSince: row.email_returned_since,
    hasPassword: row.password_hash !== null,
    connectedAccount:
      row.connected_account_id && row.connected_ig_user_id && row.connected_username && row.connected_at
        ? {
            id: row.connected_account_id,
            igUserId: row.connected_ig_user_id,
            username: row.connected_username,
            connectedAt: row.connected_at,
            provider: row.connected_provider,
          }
        : null,
  }
}

/** `passwordHash` is absent for a creator who has only signed in through a provider. */
export interface Account {
  id: string
  email: string
  locale: Locale | null
  passwordHash: string | undefined
  mayEnter: boolean
  isConfirmed: boolean
  /** Signing in needs a second step. */
  hasSecondStep: boolean
}

export const findAccountByEmail = async (db: Db, scope: Scope, email: string): Promise<Account | undefined> => {
  if (scope === 'user') {
    const row = await db
      .selectFrom('users')
      .select(['id', 'email', 'locale', 'password_hash', 'blocked_at', 'email_confirmed_at', 'second_step_at'])
      .where('email', '=', email)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    return (
      row && {
        id: row.id,
        email: row.email,
        locale: row.locale,
        passwordHash: row.password_hash,
        mayEnter: row.blocked_at === null,
        isConfirmed: row.email_confirmed_at !== null,
        hasSecondStep: row.second_step_at !== null,
      }
    )
  }
  const row = await db
    .selectFrom('instagramers')
    .select(['id', 'email', 'locale', 'password_hash', 'state', 'email_confirmed_at'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      email: row.email ?? email,
      locale: row.locale,
      passwordHash: row.password_hash ?? undefined,
      mayEnter: row.state !== 'blocked',
      isConfirmed: row.email_confirmed_at !== null,
      hasSecondStep: false,
    }
  )
}

/** Whether a page, brand or creator other than the given creator has this name. */
export const isSlugTaken = async (db: Db, slug: string, creatorId: string | null = null): Promise<boolean> => {
  const { rows } = await sql`SELECT 1 FROM collaboration_pages
    WHERE slug = ${slug} AND (${creatorId}::uuid IS NULL OR instagramer_id IS DISTINCT FROM ${creatorId}::uuid)
    UNION ALL SELECT 1 FROM brands WHERE slug = ${slug} UNION ALL SELECT 1 FROM instagramers
    WHERE username = ${slug} AND (${creatorId}::uuid IS NULL OR id <> ${creatorId}::uuid) LIMIT 1`.execute(db)
  return rows.length > 0
}

/** Changes the address of a creator's page; the user name follows. */
export const moveCreatorPage = async (trx: Db, id: string, slug: string): Promise<void> => {
  const { numUpdatedRows } = await trx
    .updateTable('collaboration_pages')
    .set({ slug })
    .where('instagramer_id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) await trx.insertInto('collaboration_pages').values({ slug, instagramer_id: id }).execute()
  await trx.updateTable('instagramers').set({ username: slug }).where('id', '=', id).execute()
}

export interface NewStaff {
  email: string
  passwordHash: string
  brandName: string
  name: string
  slug: string
  locale: Locale | null
  countryCode: Country
  stripeSessionId: string | null
}

/** Creates a company awaiting approval, with its brand, page and first staff member. */
export const insertStaff = async (
  trx: Db,
  { email, passwordHash, brandName, name, slug, locale, countryCode, stripeSessionId }: NewStaff,
  now: Date,
): Promise<{ userId: string; requestId: string }> => {
  const [companyId, brandId, userId, requestId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()]
  await trx
    .insertInto('companies')
    .values({
      id: companyId,
      name: brandName,
      country_code: countryCode,
      state: 'requested',
      stripe_session_id: stripeSessionId,
    })
    .execute()
  await trx
    .insertInto('brands')
    .values({ id: brandId, company_id: companyId, name: brandName, slug, country_code: countryCode })
    .execute()
  await trx.insertInto('collaboration_pages').values({ slug, brand_id: brandId }).execute()
  await trx
    .insertInto('users')
    .values({
      id: userId,
      email,
      password_hash: passwordHash,
      name,
      role: founderRole,
      locale,
      company_id: companyId,
      terms_accepted_at: now.toISOString(),
    })
    .execute()
  await trx.insertInto('brand_users').values({ brand_id: brandId, user_id: userId, role: 'owner' }).execute()
  await trx
    .insertInto('company_requests')
    .values({ id: requestId, company_id: companyId, brand_id: brandId, user_id: userId })
    .execute()
  return { userId, requestId }
}

export const insertCreator = async (
  trx: Db,
  { email, passwordHash, slug }: { email: string; passwordHash: string; slug: string },
  now: Date,
): Promise<string> => {
  const id = uuidv7()
  await trx
    .insertInto('instagramers')
    .values({
      id,
      email,
      password_hash: passwordHash,
      state: 'active',
      product_plan: 'free',
      country_code: 'SE',
      username: slug,
      name: slug,
      terms_accepted_at: now.toISOString(),
    })
    .execute()
  await trx.insertInto('collaboration_pages').values({ slug, instagramer_id: id }).execute()
  return id
}
