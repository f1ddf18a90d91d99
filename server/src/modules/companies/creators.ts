import { revokeSessionsOf } from '../../auth/sessions'
import type { Body, Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { livesIn } from '../auth'
import { findCreator } from '../creators'

const refuseUnknownCategories = async (db: Db, ids: readonly string[]) => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const known = await db.selectFrom('profile_categories').select('id').where('id', 'in', wanted).execute()
  if (known.length < wanted.length) throw invalid({ profileCategoryIds: ['not_found'] })
}

/** Updates only the fields in the body (row C-36); blocking ends every session. */
export const updateInstagramer = async (
  { db, now, live, config }: Context,
  { id, change }: { id: string; change: Body<'updateInstagramer'>['instagramer'] },
) =>
  transact(db, async (trx) => {
    const row = await trx
      .selectFrom('instagramers')
      .select('id')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!row) throw new AppError('not_found')
    if (change.profileCategoryIds) await refuseUnknownCategories(trx, change.profileCategoryIds)
    const values = {
      ...(change.state && { state: change.state }),
      ...(change.productPlan && { product_plan: change.productPlan }),
      ...(change.countryCode && (await livesIn({ db: trx, config }, id, change.countryCode))),
      ...(change.name !== undefined && { name: change.name }),
      ...(change.city !== undefined && { city: change.city?.trim() || null }),
      ...(change.bio !== undefined && { bio: change.bio?.trim() || null }),
      ...(change.profileCategoryIds && { profile_category_ids: [...new Set(change.profileCategoryIds)] }),
    }
    if (Object.keys(values).length > 0)
      await trx.updateTable('instagramers').set(values).where('id', '=', row.id).execute()
    if (change.state === 'blocked') await revokeSessionsOf({ db: trx, live, now }, 'instagramer', row.id)
    const instagramer = await findCreator(trx, row.id, { withBlocked: true })
    if (!instagramer) throw new AppError('not_found')
    return { instagramer }
  })
