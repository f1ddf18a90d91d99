import { type Country, isSlug, toPersonalId } from '@samspel/api'
import type { BodyOf, endpoints } from '@samspel/api/contract'
import type { Context } from '../../context'
import type { Db } from '../../db/transact'
import { invalid } from '../../errors'
import { isKnownPicture } from '../uploads'
import { openDetails, sealedDetails } from './payment-details'
import { isSlugTaken, moveCreatorPage } from './repository'

type UserChange = Omit<BodyOf<typeof endpoints.updateMe>['user'], 'password' | 'passwordConfirmation'>
type CreatorChange = Omit<
  BodyOf<typeof endpoints.updateInstagramerMe>['instagramer'],
  'password' | 'passwordConfirmation'
>

const refuseUnknownPicture = async (db: Db, url: string | null | undefined) => {
  if (url && !(await isKnownPicture(db, url))) throw invalid({ avatarUrl: ['not_found'] })
}

export const updateUser = async (db: Db, id: string, { name, locale, avatarUrl }: UserChange): Promise<void> => {
  await refuseUnknownPicture(db, avatarUrl)
  const change = {
    ...(name !== undefined && { name }),
    ...(locale && { locale }),
    ...(avatarUrl !== undefined && { avatar_url: avatarUrl }),
  }
  if (Object.keys(change).length > 0) await db.updateTable('users').set(change).where('id', '=', id).execute()
}

const refuseUnknownCategories = async (db: Db, profileCategoryIds: readonly string[] = []) => {
  const ids = [...new Set(profileCategoryIds)]
  const known =
    ids.length > 0 ? await db.selectFrom('profile_categories').select('id').where('id', 'in', ids).execute() : []
  if (known.length < ids.length) throw invalid({ profileCategoryIds: ['not_found'] })
}

/** Changes the address of the creator's page; the user name follows, as at sign-up. */
const changeSlug = async (db: Db, id: string, slug: string) => {
  if (!isSlug(slug)) throw invalid({ collaborationPageSlug: ['invalid_slug'] })
  if (await isSlugTaken(db, slug, id)) throw invalid({ collaborationPageSlug: ['taken'] })
  await moveCreatorPage(db, id, slug)
}

/** The personal id serves Swedish tax only and is erased when a creator moves abroad (row G-06). */
export const livesIn = (country: Country) => ({ country_code: country, ...(country !== 'SE' && { personal_id: null }) })

/** Validates a personal id and returns it in its stored form (row V-09). */
const checkPersonalId = async (db: Db, id: string, typed: string, moved: Country | undefined): Promise<string> => {
  const row = await db
    .selectFrom('instagramers')
    .select('country_code')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const country = moved ?? row?.country_code
  if (country !== 'SE') throw invalid({ personalId: ['only_in_sweden'] })
  const personalId = toPersonalId(typed)
  if (!personalId) throw invalid({ personalId: ['invalid_personal_id'] })
  return personalId
}

type Stores = Pick<Context, 'db' | 'config'>

const digits = (text: string | null) => text?.replace(/\D/g, '')

/** Whether an update would redirect payouts or change the payee: a bank account or personal id other than the stored one. */
export const changesPayments = async (
  { db, config }: Stores,
  id: string,
  { bankAccountNumber, personalId }: CreatorChange,
): Promise<boolean> => {
  if (bankAccountNumber === undefined && personalId === undefined) return false
  const row = await db
    .selectFrom('instagramers')
    .select(['id', 'bank_account_number', 'personal_id'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const kept = row && openDetails(config, row)
  return (
    (bankAccountNumber !== undefined && digits(bankAccountNumber) !== digits(kept?.bankAccountNumber ?? null)) ||
    (personalId !== undefined && toPersonalId(personalId) !== kept?.personalId)
  )
}

export const updateCreator = async ({ db, config }: Stores, id: string, fields: CreatorChange): Promise<void> => {
  const {
    name,
    city,
    bio,
    locale,
    avatarUrl,
    countryCode,
    profileCategoryIds,
    collaborationPageSlug,
    bankAccountNumber,
    personalId: typedId,
  } = fields
  const repeated = fields.bankAccountNumberConfirmation
  if (repeated !== undefined && repeated !== bankAccountNumber)
    throw invalid({ bankAccountNumberConfirmation: ['not_equal'] })
  await refuseUnknownPicture(db, avatarUrl)
  await refuseUnknownCategories(db, profileCategoryIds)
  const personalId = typedId === undefined ? undefined : await checkPersonalId(db, id, typedId, countryCode)
  if (collaborationPageSlug !== undefined) await changeSlug(db, id, collaborationPageSlug)
  const change = {
    ...(name !== undefined && { name }),
    ...(city !== undefined && { city }),
    ...(bio !== undefined && { bio }),
    ...(locale && { locale }),
    ...(avatarUrl !== undefined && { avatar_url: avatarUrl }),
    ...(countryCode && livesIn(countryCode)),
    ...(profileCategoryIds && { profile_category_ids: profileCategoryIds }),
    ...sealedDetails(config, id, { bankAccountNumber, personalId }),
  }
  if (Object.keys(change).length > 0) await db.updateTable('instagramers').set(change).where('id', '=', id).execute()
}
