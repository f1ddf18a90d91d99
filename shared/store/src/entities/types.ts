import type {
  Account,
  Brand,
  Campaign,
  CampaignCalculatedReach,
  Company,
  CompanyRequest,
  EntityCollection,
  FacebookAccount,
  ImagePurchase,
  Instagramer,
  InstagramPost,
  Location,
  Mention,
  Message,
  Participation,
  ProfileCategory,
  Store,
  Transaction,
  User,
} from '@samspel/api'
import type { RequestError } from '../requests/api-action'

/** Flags on a record that a request has named as its `item` (E-14, E-16). */
export interface ItemFlags {
  loading?: boolean
  error?: RequestError | undefined
  /** Raw errors of the answer. */
  originalError?: RequestError['original']
}

/** A mention as the store keeps it, with its post as a separate record. */
export type MentionRecord = Omit<Mention, 'instagramPost'> & { instagramPost: string | null }

interface KnownRecords {
  campaigns: Campaign
  companies: Company
  companyRequests: CompanyRequest
  instagramers: Instagramer
  brands: Brand
  profileCategories: ProfileCategory
  participations: Participation
  instagramPosts: InstagramPost
  campaignCalculatedReach: CampaignCalculatedReach
  users: User
  messages: Message
  mentions: MentionRecord
  transactions: Transaction
  accounts: Account
  stores: Store
  storeLocations: Location
  facebookAccounts: FacebookAccount
  imagePurchases: ImagePurchase
}

/** A record of a collection, with its request flags. */
export type EntityOf<C extends EntityCollection> = (C extends keyof KnownRecords
  ? KnownRecords[C]
  : { id: string } & Record<string, unknown>) &
  ItemFlags

/** All records by collection and id; exactly the 21 collections of E-01. */
export type EntitiesState = { [C in EntityCollection]: Record<string, EntityOf<C>> }
