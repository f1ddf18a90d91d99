import type { Selectable } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { TermsTemplate } from '@samspel/api'
import { termsTemplates } from '@samspel/api/terms'
import type { UserCaller } from '../../auth/caller'
import { mayFor, type Right } from '../../auth/roles'
import type { Body, Context } from '../../context'
import { transact } from '../../db/transact'
import type { DB } from '../../db/types'
import { AppError, invalid } from '../../errors'
import { unknownCategory } from './terms'

const toTemplate = (row: Selectable<DB['terms_templates']>): TermsTemplate => ({
  id: row.id,
  brandId: row.brand_id,
  name: row.name,
  terms: row.terms,
  updatedAt: new Date(row.updated_at).toISOString(),
})

const requireRight = ({ caller }: Context<UserCaller>, brandId: string, right: Right) => {
  if (!mayFor(caller, right, brandId)) throw new AppError('not_found')
}

/** A brand's templates of terms by name. */
export const listTermsTemplates = async (context: Context<UserCaller>, { brandId }: { brandId: string }) => {
  requireRight(context, brandId, 'seeCampaigns')
  const rows = await context.db
    .selectFrom('terms_templates')
    .selectAll()
    .where('brand_id', '=', brandId)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .limit(termsTemplates)
    .execute()
  return { termsTemplates: rows.map(toTemplate) }
}

const taken = (error: unknown): never => {
  if ((error as { code?: string }).code === '23505') throw invalid({ name: ['taken'] })
  throw error
}

/** Keeps terms under a name that the brand has not used yet. */
export const createTermsTemplate = async (
  context: Context<UserCaller>,
  { brandId, name, terms }: { brandId: string } & Body<'createTermsTemplate'>['termsTemplate'],
) =>
  transact(context.db, async (trx) => {
    requireRight(context, brandId, 'manageCampaigns')
    // One after the other, so that no two of them are the last one that there is room for.
    const brand = await trx.selectFrom('brands').select('id').where('id', '=', brandId).forUpdate().executeTakeFirst()
    if (!brand) throw new AppError('not_found')
    const errors = await unknownCategory(trx, terms)
    if (Object.keys(errors).length > 0) throw invalid(errors)
    const { count } = await trx
      .selectFrom('terms_templates')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('brand_id', '=', brandId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= termsTemplates) throw invalid({ name: ['too_large'] })
    const row = await trx
      .insertInto('terms_templates')
      .values({
        brand_id: brandId,
        id: uuidv7(),
        name: name.trim(),
        terms: JSON.stringify(terms),
        updated_by: context.caller.id,
        updated_at: context.now.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch(taken)
    return { termsTemplate: toTemplate(row) }
  })

export const deleteTermsTemplate = async (context: Context<UserCaller>, { id }: { id: string }): Promise<void> => {
  const row = await context.db.selectFrom('terms_templates').select('brand_id').where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  requireRight(context, row.brand_id, 'manageCampaigns')
  await context.db.deleteFrom('terms_templates').where('brand_id', '=', row.brand_id).where('id', '=', id).execute()
}
