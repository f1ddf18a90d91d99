import { type Country, isSlug, toPersonalId } from '@samspel/api'
import type { BodyOf, endpoints } from '@samspel/api/contract'
import { plainPersonalId, toAccountNumber } from '@samspel/api/payment-details'
import { isRealPersonalId, needsPersonalId, readBankAccount } from '../../bank-account'
import type { Context } from '../../context'
import type { Db } from '../../db/transact'
import { invalid } from '../../errors'
import { bundledPlaces, townCalled } from '../../places'
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

/** A town by the name that it has on maps; what was kept before towns were chosen stays until another is. */
const townOf = async (db: Db, id: string, typed: string | null, asked: Country | undefined): Promise<string | null> => {
  if (!typed?.trim()) return null
  const kept = await db
    .selectFrom('instagramers')
    .select(['city', 'country_code'])
    .where('id', '=', id)
    .executeTakeFirst()
  const known = townCalled(await bundledPlaces(), typed, asked ?? kept?.country_code ?? 'SE')
  if (!known && typed !== kept?.city) throw invalid({ city: ['not_found'] })
  return known?.name ?? typed
}

/** Changes the address of the creator's page; the user name follows, as at sign-up. */
const changeSlug = async (db: Db, id: string, slug: string) => {
  if (!isSlug(slug)) throw invalid({ collaborationPageSlug: ['invalid_slug'] })
  if (await isSlugTaken(db, slug, id)) throw invalid({ collaborationPageSlug: ['taken'] })
  await moveCreatorPage(db, id, slug)
}

type Stores = Pick<Context, 'db' | 'config'>

/** The payment details of a creator as they stand, locked. */
const detailsOf = async ({ db, config }: Stores, id: string) => {
  const row = await db
    .selectFrom('instagramers')
    .select(['id', 'country_code', 'bank_account_number', 'personal_id', 'payouts_held_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && { country: row.country_code, isHeld: Boolean(row.payouts_held_at), ...openDetails(config, row) }
}

/** The personal id serves Swedish tax only, and is erased when a creator who is not paid to Sweden moves abroad (row G-06). */
export const livesIn = async (stores: Stores, id: string, country: Country, bankAccountNumber?: string) => {
  const account = bankAccountNumber ?? (await detailsOf(stores, id))?.bankAccountNumber
  return { country_code: country, ...(!needsPersonalId(country, account) && { personal_id: null }) }
}

const compact = (number: string | null | undefined) => number?.replace(/[^0-9A-Z]/gi, '').toUpperCase()

/** What an update would change of how a creator is paid: nothing where it sends back what is stored. */
export const changesPayments = async (
  stores: Stores,
  id: string,
  { bankAccountNumber, personalId }: CreatorChange,
): Promise<('bank_account_changed' | 'personal_id_changed')[]> => {
  if (bankAccountNumber === undefined && personalId === undefined) return []
  const kept = await detailsOf(stores, id)
  const isOtherAccount =
    bankAccountNumber !== undefined &&
    (kept?.isHeld || compact(toAccountNumber(bankAccountNumber)) !== compact(kept?.bankAccountNumber))
  const isOtherId = personalId !== undefined && toPersonalId(plainPersonalId(personalId)) !== kept?.personalId
  return [
    ...(isOtherAccount ? (['bank_account_changed'] as const) : []),
    ...(isOtherId ? (['personal_id_changed'] as const) : []),
  ]
}

/** Reads an account number, as the bank would: a wrong one is told while it can still be corrected. An IBAN is the way for banks that we do not know. */
const checkAccount = (country: Country, typed: string): string => {
  const number = toAccountNumber(typed)
  if (!number) throw invalid({ bankAccountNumber: ['invalid_account_number'] })
  const read = readBankAccount(number, country)
  if (read === 'unreadable') throw invalid({ bankAccountNumber: ['invalid_account_number'] })
  if (typeof read === 'string') throw invalid({ bankAccountNumber: [read] })
  return number
}

/** Validates a personal id and returns it in its stored form (row V-09). */
const checkPersonalId = (country: Country, account: string | null | undefined, typed: string): string => {
  if (!needsPersonalId(country, account)) throw invalid({ personalId: ['only_in_sweden'] })
  const personalId = toPersonalId(plainPersonalId(typed))
  if (!personalId) throw invalid({ personalId: ['invalid_personal_id'] })
  if (!isRealPersonalId(personalId)) throw invalid({ personalId: ['wrong_personal_id'] })
  return personalId
}

/** What an update says of how a creator is paid, each part judged by what the others will be. */
const paymentsIn = async (stores: Stores, id: string, fields: CreatorChange) => {
  const { countryCode, bankAccountNumber: typedAccount, personalId: typedId } = fields
  const repeated = fields.bankAccountNumberConfirmation
  if (
    repeated !== undefined &&
    (typedAccount === undefined || compact(toAccountNumber(repeated)) !== compact(toAccountNumber(typedAccount)))
  )
    throw invalid({ bankAccountNumberConfirmation: ['not_equal'] })
  if (typedAccount === undefined && typedId === undefined && !countryCode) return {}
  const kept = await detailsOf(stores, id)
  const country = countryCode ?? kept?.country ?? 'SE'
  const bankAccountNumber = typedAccount === undefined ? undefined : checkAccount(country, typedAccount)
  const personalId =
    typedId === undefined ? undefined : checkPersonalId(country, bankAccountNumber ?? kept?.bankAccountNumber, typedId)
  return {
    ...(countryCode && (await livesIn(stores, id, countryCode, bankAccountNumber))),
    ...sealedDetails(stores.config, id, { bankAccountNumber, personalId }),
    // Given again by somebody who has just proved who they are.
    ...(bankAccountNumber && { payouts_held_at: null }),
  }
}

export const updateCreator = async ({ db, config }: Stores, id: string, fields: CreatorChange): Promise<void> => {
  const { name, city, bio, locale, avatarUrl, profileCategoryIds, collaborationPageSlug } = fields
  await refuseUnknownPicture(db, avatarUrl)
  await refuseUnknownCategories(db, profileCategoryIds)
  const payments = await paymentsIn({ db, config }, id, fields)
  if (collaborationPageSlug !== undefined) await changeSlug(db, id, collaborationPageSlug)
  const change = {
    ...(name !== undefined && { name }),
    ...(city !== undefined && { city: await townOf(db, id, city, fields.countryCode) }),
    ...(bio !== undefined && { bio }),
    ...(locale && { locale }),
    ...(avatarUrl !== undefined && { avatar_url: avatarUrl }),
    ...(profileCategoryIds && { profile_category_ids: profileCategoryIds }),
    ...payments,
  }
  if (Object.keys(change).length > 0) await db.updateTable('instagramers').set(change).where('id', '=', id).execute()
}
