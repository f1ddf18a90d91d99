import { isSlug } from '@samspel/api'
import type { BodyOf, endpoints } from '@samspel/api/contract'
import type { Db } from '../../db/transact'
import { invalid } from '../../errors'
import { isKnownPicture } from '../pictures'
import { isSlugTaken, moveCreatorPage } from './repository'

type UserChange = Omit<BodyOf<typeof endpoints.updateMe>['user'], 'password' | 'passwordConfirmation'>
type CreatorChange = Omit<BodyOf<typeof endpoints.updateInstagramerMe>['instagramer'], 'password' | 'passwordConfirmation'>

const refuseUnknownPicture = async (db: Db, url: string | null | undefined) => {
  if (url && !(await isKnownPicture(db, url))) throw invalid({ avatarUrl: ['not_found'] })
}

export const updateUser = async (db: Db, id: string, { name, locale, avatarUrl }: UserChange): Promise<void> => {
  await refuseUnknownPicture(db, avatarUrl)
  const change = { ...(name !== undefined && { name }), ...(locale && { locale }), ...(avatarUrl !== undefined && { avatar_url: avatarUrl }) }
  if (Object.keys(change).length > 0) await db.updateTable('users').set(change).where('id', '=', id).execute()
}

const refuseUnknownCategories = async (db: Db, profileCategoryIds: readonly string[] = []) => {
  const ids = [...new Set(profileCategoryIds)]
  const known = ids.length > 0 ? await db.selectFrom('profile_categories').select('id').where('id', 'in', ids).execute() : []
  if (known.length < ids.length) throw invalid({ profileCategoryIds: ['not_found'] })
}

/** The address of the own page; the user name follows it, as at sign-up. */
const changeSlug = async (db: Db, id: string, slug: string) => {
  if (!isSlug(slug)) throw invalid({ collaborationPageSlug: ['invalid_slug'] })
  if (await isSlugTaken(db, slug, id)) throw invalid({ collaborationPageSlug: ['taken'] })
  await moveCreatorPage(db, id, slug)
}

export const updateCreator = async (db: Db, id: string, { name, city, bio, locale, avatarUrl, countryCode, profileCategoryIds, collaborationPageSlug, bankAccountNumber }: CreatorChange): Promise<void> => {
  await refuseUnknownPicture(db, avatarUrl)
  await refuseUnknownCategories(db, profileCategoryIds)
  if (collaborationPageSlug !== undefined) await changeSlug(db, id, collaborationPageSlug)
  const change = {
    ...(name !== undefined && { name }),
    ...(city !== undefined && { city }),
    ...(bio !== undefined && { bio }),
    ...(locale && { locale }),
    ...(avatarUrl !== undefined && { avatar_url: avatarUrl }),
    ...(countryCode && { country_code: countryCode }),
    ...(profileCategoryIds && { profile_category_ids: profileCategoryIds }),
    ...(bankAccountNumber && { bank_account_number: bankAccountNumber }),
  }
  if (Object.keys(change).length > 0) await db.updateTable('instagramers').set(change).where('id', '=', id).execute()
}
