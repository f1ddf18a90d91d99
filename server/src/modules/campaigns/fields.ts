import type { Insertable, Selectable } from 'kysely'
import { type CampaignState, type PackageName, packages } from '@samspel/api'
import type { BodyOf, endpoints } from '@samspel/api/contract'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import { type FieldErrors, invalid } from '../../errors'
import { isKnownPicture } from '../uploads'
import { dateErrors } from './date-errors'
import { withIds } from './product-ids'
import { checkTerms, termsColumn } from './terms'
import { unknownLists } from './unknown-lists'

/** Editor fields as sent by a caller. `reach` is the wanted reach (reading Z9). */
export type CampaignFields = BodyOf<typeof endpoints.updateCampaign>['campaign']
export type CampaignColumns = Partial<Omit<Insertable<DB['campaigns']>, 'id' | 'brand_id'>>

const columnOf = {
  name: 'name',
  caption: 'caption',
  excerpt: 'excerpt',
  productImageUrl: 'product_image_url',
  inspirationImageUrl: 'inspiration_image_url',
  instructions: 'instructions',
  startAt: 'start_at',
  endAt: 'end_at',
  dueAt: 'due_at',
  sendBy: 'send_by',
  country: 'country',
  categories: 'categories',
  minFollowers: 'min_followers',
  maxFollowers: 'max_followers',
  isPublic: 'is_public',
  deliveryMethod: 'delivery_method',
  package: 'package',
  packageInfo: 'package_info',
  logisticsCostPerParticipant: 'logistics_cost_per_participant',
  targetNumberOfInstagramers: 'target_number_of_instagramers',
  enableTaxAddon: 'enable_tax_addon',
  communityListIds: 'community_list_ids',
  enablePosts: 'enable_posts',
  enableStories: 'enable_stories',
  paymentType: 'payment_type',
  paymentLinkType: 'payment_link_type',
  paymentLinkTitle: 'payment_link_title',
  requireUploadedContent: 'require_uploaded_content',
  enablePaidCollaborations: 'enable_paid_collaborations',
  paidCollaborationPrice: 'paid_collaboration_price',
  reach: 'wanted_reach',
} as const satisfies Partial<Record<keyof CampaignFields, keyof CampaignColumns>>

const bare = (sign: string, words: readonly string[]) =>
  words.map((word) => word.trim().replace(new RegExp(`^${sign}+`), '')).filter(Boolean)

/** Choosing a package sets its reach and number of profiles, unless the caller sends others (row T-08). */
const packageDefaults = ({ package: name, reach, targetNumberOfInstagramers }: CampaignFields): CampaignColumns => {
  const chosen: { reach?: number; profiles?: number } = name ? packages[name satisfies PackageName] : {}
  return {
    ...(chosen.reach !== undefined && reach === undefined && { wanted_reach: chosen.reach }),
    ...(chosen.profiles !== undefined &&
      targetNumberOfInstagramers === undefined && { target_number_of_instagramers: chosen.profiles }),
  }
}

/** The focal point belongs to its picture: a new picture is centred unless a point is sent with it. */
const focusColumn = (
  { productImageUrl: url, productImageFocus: focus }: CampaignFields,
  before: Selectable<DB['campaigns']> | undefined,
): CampaignColumns => {
  if (focus === undefined && (url === undefined || url === before?.product_image_url)) return {}
  return { product_image_focus: url === null || !focus ? null : JSON.stringify(focus) }
}

/** The columns to update for the fields that were sent; `before` is the stored row. */
export const toColumns = (fields: CampaignFields, before?: Selectable<DB['campaigns']>): CampaignColumns => {
  const { products, hashtags, mentions, reviewComment } = fields
  const plain = Object.entries(columnOf).flatMap(([key, column]) => {
    const value = fields[key as keyof typeof columnOf]
    return value === undefined ? [] : [[column, value]]
  })
  return {
    ...(Object.fromEntries(plain) as CampaignColumns),
    ...focusColumn(fields, before),
    ...(products && { products: JSON.stringify(withIds(products)) }),
    ...(hashtags && { hashtags: bare('#', hashtags) }),
    ...(mentions && { mentions: bare('@', mentions) }),
    ...(reviewComment !== undefined && { review_comment: reviewComment?.trim() || null }),
    // Tax applies in Sweden only (row G-06), so changing the country removes the add-on.
    ...(fields.country !== undefined && fields.country !== 'SE' && { enable_tax_addon: false }),
    ...packageDefaults(fields),
    ...termsColumn(fields, before),
  }
}

type Dates = Pick<Selectable<DB['campaigns']>, 'start_at' | 'end_at' | 'due_at'>

/** State and dates of a row, in the form the contract's rules take. */
export const datesOf = ({
  state,
  start_at: startAt,
  due_at: dueAt,
  end_at: endAt,
}: Dates & { state: CampaignState }) => ({ state, startAt, dueAt, endAt })

const pictures = async (db: Db, fields: CampaignFields): Promise<FieldErrors> => {
  const errors: FieldErrors = {}
  for (const key of ['productImageUrl', 'inspirationImageUrl'] as const) {
    const url = fields[key]
    if (url && !(await isKnownPicture(db, url))) errors[key] = ['not_found']
  }
  return errors
}

const categories = async (db: Db, { categories: ids }: CampaignFields): Promise<FieldErrors> => {
  const asked = [...new Set(ids)]
  if (asked.length === 0) return {}
  const known = await db.selectFrom('profile_categories').select('id').where('id', 'in', asked).execute()
  return known.length < asked.length ? { categories: ['not_found'] } : {}
}

const lists = async (db: Db, { communityListIds: ids }: CampaignFields, brandId: string): Promise<FieldErrors> =>
  ids && ids.length > 0 && (await unknownLists(db, brandId, ids)).length > 0 ? { communityListIds: ['not_found'] } : {}

const isTaxedElsewhere = (
  { enableTaxAddon, country }: CampaignFields,
  before: Selectable<DB['campaigns']> | undefined,
) => enableTaxAddon === true && (country ?? before?.country ?? 'SE') !== 'SE'

/** Refuses fields that contradict each other or refer to something that does not exist. `before` is the stored row. */
export const checkFields = async (
  db: Db,
  brandId: string,
  fields: CampaignFields,
  before?: Selectable<DB['campaigns']>,
): Promise<void> => {
  const pick = <K extends 'startAt' | 'endAt' | 'dueAt'>(key: K, stored: string | null | undefined) =>
    fields[key] === undefined ? (stored ?? null) : (fields[key] ?? null)
  const min = fields.minFollowers === undefined ? before?.min_followers : fields.minFollowers
  const max = fields.maxFollowers === undefined ? before?.max_followers : fields.maxFollowers
  const [posts, stories] = [
    fields.enablePosts ?? before?.enable_posts ?? true,
    fields.enableStories ?? before?.enable_stories ?? false,
  ]
  const dates = {
    startAt: pick('startAt', before?.start_at),
    endAt: pick('endAt', before?.end_at),
    dueAt: pick('dueAt', before?.due_at),
  }
  const errors: FieldErrors = {
    ...(!posts && !stories && { enablePosts: ['required'] as const }),
    ...dateErrors(dates),
    ...(typeof min === 'number' && typeof max === 'number' && max < min && { maxFollowers: ['too_small'] }),
    ...(isTaxedElsewhere(fields, before) && { enableTaxAddon: ['only_in_sweden'] }),
    ...(await checkTerms(db, fields, before, dates)),
    ...(await pictures(db, fields)),
    ...(await categories(db, fields)),
    ...(await lists(db, fields, brandId)),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}
