import type {
  Account,
  Brand,
  BrandUser,
  Company,
  CreatorCard,
  Instagramer,
  Message,
  Store,
  Thread,
  Transaction,
} from '@samspel/api'
import { builder, builtAt, id } from './base'

/** Staff of one brand. */
export const buildUser = builder<BrandUser>((n) => ({
  id: id(100 + n),
  email: `user${n}@samspel.test`,
  name: `Alva Lind ${n}`,
  role: 'company',
  locale: 'sv',
  avatarUrl: null,
  companyId: id(300),
  brandIds: [id(200)],
  brandRoles: [{ brandId: id(200), role: 'owner' }],
  emailConfirmed: true,
  secondStep: false,
  blocked: false,
  createdAt: builtAt,
}))

/** A creator's full record. */
export const buildInstagramer = builder<Instagramer>((n) => ({
  id: id(400 + n),
  state: 'active',
  productPlan: 'free',
  countryCode: 'SE',
  profileCategoryIds: [],
  username: `creator${n}`,
  name: `Moa Berg ${n}`,
  city: 'Umeå',
  bio: null,
  avatarUrl: null,
  followersCount: 12_400,
  engagementRate: 4.2,
  locale: 'sv',
}))

/** The summary of a creator that mentions and participations carry. */
export const buildCreatorCard = builder<CreatorCard>((n) => ({
  id: id(400 + n),
  username: `creator${n}`,
  name: `Moa Berg ${n}`,
  city: 'Umeå',
  avatarUrl: null,
  followersCount: 12_400,
  engagementRate: 4.2,
}))

/** A brand. */
export const buildBrand = builder<Brand>((n) => ({
  id: id(199 + n),
  companyId: id(300),
  companyName: 'Fjällbris AB',
  name: `Fjällbris ${n}`,
  slug: `fjallbris-${n}`,
  logoUrl: null,
  description: null,
  website: null,
  countryCode: 'SE',
  storesCount: 3,
  openCampaignsCount: 2,
}))

/** A company. */
export const buildCompany = builder<Company>((n) => ({
  id: id(299 + n),
  name: 'Fjällbris AB',
  countryCode: 'SE',
  state: 'approved',
  brandsCount: 1,
  usersCount: 2,
  secondStepRequiredFrom: null,
  createdAt: builtAt,
}))

/** A store. */
export const buildStore = builder<Store>((n) => ({
  id: id(500 + n),
  brandId: id(200),
  brandName: 'Fjällbris 1',
  name: `Butiken ${n}`,
  address: 'Storgatan 1',
  postalCode: '903 26',
  city: 'Umeå',
  countryCode: 'SE',
  latitude: 63.82,
  longitude: 20.26,
  phone: null,
  openingHours: null,
  imageUrl: null,
}))

/** A wallet account; öre. */
export const buildAccount = builder<Account>((n) => ({
  id: id(600 + n),
  ownerType: 'instagramer',
  brandId: null,
  instagramerId: id(401),
  name: 'Konto',
  currency: 'SEK',
  balance: 345_000,
  availableBalance: 120_000,
}))

/** A transaction; öre. */
export const buildTransaction = builder<Transaction>((n) => ({
  id: id(700 + n),
  accountId: id(601),
  transactionType: 'debit',
  amount: 150_000,
  kind: 'earning',
  title: 'Vinterkampanj',
  counterpart: 'Fjällbris 1',
  campaignId: id(1),
  createdAt: builtAt,
  availableAt: null,
}))

/** A message of the brand to the creator. */
export const buildMessage = builder<Message>((n) => ({
  id: id(800 + n),
  instagramer: id(401),
  brandId: id(200),
  author: 'user',
  authorName: 'Alva Lind 1',
  body: `Hej ${n}`,
  createdAt: builtAt,
  readAt: null,
  seq: n,
  clientKey: null,
  notice: null,
  files: [],
}))

/** A conversation as lists show it. */
export const buildThread = builder<Thread>((n) => ({
  id: id(900 + n),
  instagramerId: id(400 + n),
  brandId: id(200),
  brandName: 'Fjällbris 1',
  brandLogoUrl: null,
  creatorName: `Moa Berg ${n}`,
  creatorUsername: `creator${n}`,
  creatorAvatarUrl: null,
  lastMessage: {
    body: 'Hej',
    author: 'user',
    authorName: 'Alva Lind 1',
    createdAt: builtAt,
    notice: null,
    fileCount: 0,
    isPictures: false,
  },
  unreadCount: 0,
  campaignName: null,
  muted: false,
  archived: false,
}))
