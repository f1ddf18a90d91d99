import { sql } from 'kysely'
import pg from 'pg'
import { uuidv7 } from 'uuidv7'
import { type Brand, isSlug } from '@samspel/api'
import { isWebAddress } from '@samspel/api/web-address'
import type { UserCaller } from '../../auth/caller'
import { belongsTo } from '../../auth/companies-in-sql'
import { isOfCompany, isOfPlatform, may, rolesWith } from '../../auth/roles'
import type { Body, Context } from '../../context'
import { requireRoom } from '../../db/room'
import { type Db, transact } from '../../db/transact'
import { AppError, type FieldErrors, invalid } from '../../errors'
import { record } from '../audit'
import { findBrand } from '../brands'
import { isKnownPicture } from '../uploads'
import { brandAccount } from '../wallet'
import { managesCompany } from './policies'
import { managerOf } from './scope'

interface BrandChange {
  name?: string
  slug?: string
  website?: string | null
  logoUrl?: string | null
}

/** Pages of brands and creators share one namespace; a brand may keep its own slug. */
const isSlugFree = async (db: Db, slug: string, brandId: string | null): Promise<boolean> => {
  const { rows } =
    await sql`SELECT 1 FROM collaboration_pages WHERE slug = ${slug} AND brand_id IS DISTINCT FROM ${brandId}::uuid
    UNION ALL SELECT 1 FROM brands WHERE slug = ${slug} AND id IS DISTINCT FROM ${brandId}::uuid
    UNION ALL SELECT 1 FROM instagramers WHERE username = ${slug} LIMIT 1`.execute(db)
  return rows.length === 0
}

const checkBrand = async (db: Db, { slug, website, logoUrl }: BrandChange, brandId: string | null): Promise<void> => {
  const errors: FieldErrors = {}
  if (slug !== undefined && !isSlug(slug)) errors.slug = ['invalid_slug']
  else if (slug !== undefined && !(await isSlugFree(db, slug, brandId))) errors.slug = ['taken']
  if (website && !isWebAddress(website)) errors.website = ['invalid_url']
  if (logoUrl && !(await isKnownPicture(db, logoUrl))) errors.logoUrl = ['not_found']
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Concurrent requests for the same slug collide at the unique keys. */
const orTaken = (error: unknown): never => {
  const isSlugKey =
    error instanceof pg.DatabaseError &&
    error.code === '23505' &&
    ['collaboration_pages_pkey', 'brands_slug_key'].includes(error.constraint ?? '')
  throw isSlugKey ? invalid({ slug: ['taken'] }) : error
}

const answer = async (db: Db, id: string, now: Date): Promise<{ brand: Brand }> => {
  const brand = await findBrand(db, id, { now })
  if (!brand) throw new AppError('not_found')
  return { brand }
}

/** The company a new brand belongs to: company staff use their own, platform staff name one. */
const companyFor = async (db: Db, caller: UserCaller, asked: string | undefined) => {
  const manager = managerOf(caller)
  const id = asked ?? manager.companyId
  if (!id && isOfPlatform(caller)) throw invalid({ companyId: ['required'] })
  const company =
    id &&
    managesCompany(manager, id) &&
    (await db.selectFrom('companies').select(['id', 'country_code']).where('id', '=', id).executeTakeFirst())
  if (!company) throw new AppError('not_found')
  return company
}

/** Who owns all brands of a company, or keeps the money of all, is the same at a new one. Others have no access to it. */
const giveNewBrand = async (
  trx: Db,
  { companyId, brandId }: { companyId: string; brandId: string },
): Promise<string[]> => {
  const { rows } = await sql<{ user_id: string }>`INSERT INTO brand_users (brand_id, user_id, role)
    SELECT ${brandId}::uuid, b.user_id, min(b.role) FROM brand_users b JOIN users u ON u.id = b.user_id
    JOIN brands own ON own.id = b.brand_id AND own.company_id = ${companyId}
    WHERE ${belongsTo(sql`u.id`, sql`${companyId}`)} AND u.role = ANY(${rolesWith('manageCompany')}::text[]) AND u.deleted_at IS NULL AND b.brand_id <> ${brandId}
    GROUP BY b.user_id HAVING min(b.role) = max(b.role) AND min(b.role) IN ('owner', 'finance')
      AND count(*) = (SELECT count(*) FROM brands WHERE company_id = ${companyId} AND id <> ${brandId})
    ON CONFLICT DO NOTHING RETURNING user_id`.execute(trx)
  return rows.map((row) => row.user_id)
}

/** Creates a brand with its collaboration page and account. Company staff act for brands they create. */
export const createBrand = async (
  { db, caller, now, live }: Context<UserCaller>,
  brand: Body<'createBrand'>['brand'],
) =>
  transact(db, async (trx) => {
    const { name, slug, description, website, logoUrl, countryCode, companyId } = brand
    const company = await companyFor(trx, caller, companyId)
    await checkBrand(trx, brand, null)
    if (!may(caller, 'manageEveryCompany'))
      await requireRoom(trx, sql`brands WHERE company_id = ${company.id}`, 'brandsOfCompany')
    const id = uuidv7()
    await trx
      .insertInto('brands')
      .values({
        id,
        company_id: company.id,
        name,
        slug,
        description: description?.trim() || null,
        website: website || null,
        logo_url: logoUrl || null,
        country_code: countryCode ?? company.country_code,
        created_at: now.toISOString(),
      })
      .execute()
    await trx.insertInto('collaboration_pages').values({ slug, brand_id: id }).execute()
    if (isOfCompany(caller)) {
      await trx.insertInto('brand_users').values({ brand_id: id, user_id: caller.id, role: 'owner' }).execute()
      await live.accessChanged(trx, caller.id)
    }
    for (const userId of await giveNewBrand(trx, { companyId: company.id, brandId: id }))
      await live.accessChanged(trx, userId)
    await brandAccount(trx, id)
    await record(trx, { companyId: company.id, actor: caller, kind: 'brand_made', subject: { id, name }, now })
    return answer(trx, id, now)
  }).catch(orTaken)

/** Updates a brand. A new slug also moves its collaboration page, a new name also renames its account. */
export const updateBrand = async (
  { db, caller, now }: Context<UserCaller>,
  { id, change }: { id: string; change: Body<'updateBrand'>['brand'] },
) =>
  transact(db, async (trx) => {
    const row = await trx
      .selectFrom('brands')
      .select(['id', 'company_id', 'slug', 'name'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!row || !managesCompany(managerOf(caller), row.company_id)) throw new AppError('not_found')
    const { name, slug, description, website, logoUrl, countryCode } = change
    await checkBrand(trx, change, row.id)
    const values = {
      ...(name !== undefined && { name }),
      ...(slug !== undefined && { slug }),
      ...(description !== undefined && { description: description?.trim() || null }),
      ...(website !== undefined && { website: website || null }),
      ...(logoUrl !== undefined && { logo_url: logoUrl || null }),
      ...(countryCode && { country_code: countryCode }),
    }
    if (Object.keys(values).length > 0) await trx.updateTable('brands').set(values).where('id', '=', row.id).execute()
    if (slug !== undefined && slug !== row.slug)
      await trx.updateTable('collaboration_pages').set({ slug }).where('brand_id', '=', row.id).execute()
    if (values.name && values.name !== row.name)
      await trx.updateTable('accounts').set({ name: values.name }).where('brand_id', '=', row.id).execute()
    await record(trx, {
      companyId: row.company_id,
      actor: caller,
      kind: 'brand_changed',
      subject: { id: row.id, name: row.name },
      facts: { fields: Object.keys(change) },
      now,
    })
    return answer(trx, row.id, now)
  }).catch(orTaken)
