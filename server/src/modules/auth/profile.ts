import type { BodyOf, endpoints } from '@samspel/api/contract'
import type { Db } from '../../db/transact'
import { invalid } from '../../errors'
import { isKnownPicture } from '../pictures'

type UserChange = Omit<BodyOf<typeof endpoints.updateMe>['user'], 'password' | 'passwordConfirmation'>
type CreatorChange = BodyOf<typeof endpoints.updateInstagramerMe>['instagramer']

const refuseUnknownPicture = async (db: Db, url: string | null | undefined) => {
  if (url && !(await isKnownPicture(db, url))) throw invalid({ avatarUrl: ['not_found'] })
}

export const updateUser = async (db: Db, id: string, { name, locale, avatarUrl }: UserChange): Promise<void> => {
  await refuseUnknownPicture(db, avatarUrl)
  const change = { ...(name !== undefined && { name }), ...(locale && { locale }), ...(avatarUrl !== undefined && { avatar_url: avatarUrl }) }
  if (Object.keys(change).length > 0) await db.updateTable('users').set(change).where('id', '=', id).execute()
}

export const updateCreator = async (db: Db, id: string, { name, city, bio, locale, avatarUrl, profileCategoryIds, bankAccountNumber }: CreatorChange): Promise<void> => {
  await refuseUnknownPicture(db, avatarUrl)
  if (profileCategoryIds) {
    const ids = [...new Set(profileCategoryIds)]
    const known = ids.length > 0 ? await db.selectFrom('profile_categories').select('id').where('id', 'in', ids).execute() : []
    if (known.length < ids.length) throw invalid({ profileCategoryIds: ['not_found'] })
  }
  const change = {
    ...(name !== undefined && { name }),
    ...(city !== undefined && { city }),
    ...(bio !== undefined && { bio }),
    ...(locale && { locale }),
    ...(avatarUrl !== undefined && { avatar_url: avatarUrl }),
    ...(profileCategoryIds && { profile_category_ids: profileCategoryIds }),
    ...(bankAccountNumber && { bank_account_number: bankAccountNumber }),
  }
  if (Object.keys(change).length > 0) await db.updateTable('instagramers').set(change).where('id', '=', id).execute()
}
