import { Type } from 'typebox'
import { brandRoles } from '../../brand-roles'
import { roles } from '../../roles'
import { companyRequestStates } from '../../states'
import { Count, CountryCode, Day, Id, Instant, LocaleCode, Nullable, OneOf, Optional, Shape, Text } from '../primitives'
import { CreatorFigures } from './cards'
import { TrackRecord } from './track-record'

/** What somebody of a company is at one of its brands. */
export const RoleAtBrand = Shape({ brandId: Id, role: OneOf(brandRoles) })

/** Brand, company or platform staff (row E-03). */
export const User = Shape({
  id: Id,
  email: Text(254),
  name: Text(120),
  role: OneOf(roles),
  locale: Nullable(LocaleCode),
  avatarUrl: Nullable(Text(500)),
  companyId: Nullable(Id),
  /** In the own record of whoever is in several companies: all of them. The session is in the one of `companyId`. */
  companies: Optional(Type.Array(Shape({ id: Id, name: Text(120) }))),
  /** In lists, which span companies for the platform's staff. */
  companyName: Optional(Nullable(Text(120))),
  brandIds: Type.Array(Id),
  /** Of a company's people: the role at each of these brands. */
  brandRoles: Optional(Type.Array(RoleAtBrand)),
  /** Öre that they may approve at once and in a day, over all brands; null: no limit. */
  approvalLimit: Optional(Nullable(Count)),
  /** In lists of staff: the last time they signed in, as far as sessions are kept. */
  lastSignedInAt: Optional(Nullable(Instant)),
  /** In lists of staff: stores of these brands that a store user is at alone; none: all of them. */
  stores: Optional(Type.Array(Shape({ id: Id, brandId: Id, name: Text(120), city: Text(120) }))),
  /** The address was confirmed by a link in a mail (row T-47). */
  emailConfirmed: Type.Boolean(),
  /** Since when mail to the address comes back; null or absent while it arrives. */
  emailReturnedSince: Optional(Nullable(Instant)),
  /** Signing in needs a second step. */
  secondStep: Type.Boolean(),
  /** In the own record: the day from which the account gets nowhere without one; null where nobody asks for it, and while there is one. */
  secondStepDueOn: Optional(Nullable(Day)),
  /** Kept out by an administrator. */
  blocked: Type.Boolean(),
  createdAt: Instant,
})

/** Networks that creators sign in and connect an account by. */
export const providers = ['facebook', 'instagram'] as const

export const instagramerStates = ['pending', 'active', 'blocked'] as const
/** What keeps every account of a creator's from being connected; the order is that in which it is mended. */
export const connectionObstacles = ['no_page', 'no_instagram', 'not_professional'] as const
export const productPlans = ['free', 'plus', 'pro'] as const

/** A creator (row E-04). Email and bank facts are only in the creator's own record. */
export const Instagramer = Shape({
  id: Id,
  state: OneOf(instagramerStates),
  productPlan: OneOf(productPlans),
  countryCode: CountryCode,
  profileCategoryIds: Type.Array(Id),
  username: Text(60),
  name: Text(120),
  city: Nullable(Text(120)),
  bio: Nullable(Text(1_000)),
  avatarUrl: Nullable(Text(500)),
  followersCount: Count,
  /** Percent of the followers who react to a post, one decimal. */
  engagementRate: Type.Number(),
  locale: Nullable(LocaleCode),
  email: Optional(Nullable(Text(254))),
  /** Last four figures of the account that payouts go to; null until one is given. */
  bankAccountLastFour: Optional(Nullable(Text(4))),
  /** The personal id that Swedish tax asks for, its last figures as dots; null until one is given, and outside Sweden (rows G-06, V-09). */
  personalIdMasked: Optional(Nullable(Text(13))),
  /** Whether money goes out only with a personal id: to people in Sweden, and to accounts there. */
  needsPersonalId: Optional(Type.Boolean()),
  /** Nothing is paid out until the account is given again: the owner has denied a change. */
  payoutsHeld: Optional(Type.Boolean()),
  /** In what staff read: what Samspel knows from the creator's work here. */
  figures: Optional(CreatorFigures),
  collaborationPageSlug: Optional(Nullable(Text(60))),
  /** In lists that a company's people read: one of their brands has blocked the creator. Creators are never told. */
  blocked: Optional(Type.Boolean()),
  emailConfirmed: Optional(Type.Boolean()),
  /** Since when mail to the address comes back; null or absent while it arrives. */
  emailReturnedSince: Optional(Nullable(Instant)),
  /** False for one who has only ever come in by way of a provider. */
  hasPassword: Optional(Type.Boolean()),
  /** The connected professional account (row P-07); null when there is none. */
  connectedAccount: Optional(
    Nullable(
      Shape({
        id: Text(60),
        igUserId: Text(60),
        username: Text(60),
        connectedAt: Instant,
        /** Whose sign-in reads it; null or absent where that is not known. */
        provider: Optional(Nullable(OneOf(providers))),
      }),
    ),
  ),
  /** Since when the network lets nobody read the connected account: its figures are as of then. Null while it does. For the creator and for staff. */
  consentEndedAt: Optional(Nullable(Instant)),
  /** Why none of the accounts that the provider last showed can be connected (row P-07); null when one can, or when nobody has looked. */
  connectionObstacle: Optional(Nullable(OneOf(connectionObstacles))),
})

export const ProfileCategory = Shape({ id: Id, nameSv: Text(80), nameEn: Text(80) })

/**
 * A company at the card payment provider: the checkout of its sign-up (row C-17), and what its dashboard is opened by (row P-08). Platform
 * staff alone see it.
 */
export const CompanyPayment = Shape({
  sessionId: Nullable(Text(200)),
  customerId: Nullable(Text(200)),
  subscriptionId: Nullable(Text(200)),
})

/** A customer of the platform; one with several brands sees each of them. */
export const Company = Shape({
  id: Id,
  name: Text(120),
  countryCode: CountryCode,
  /** `requested` until the platform has said yes; only an approved company's campaigns go to review. */
  state: OneOf(companyRequestStates),
  /** Why it was declined, for its own staff to read. */
  declineReason: Optional(Nullable(Text(1_000))),
  brandsCount: Count,
  usersCount: Count,
  payment: Optional(CompanyPayment),
  /** The day from which its people get nowhere without a second step; null where it does not ask for one. */
  secondStepRequiredFrom: Nullable(Day),
  createdAt: Instant,
})

export const Brand = Shape({
  id: Id,
  companyId: Id,
  companyName: Text(120),
  name: Text(120),
  slug: Text(60),
  logoUrl: Nullable(Text(500)),
  description: Nullable(Text(2_000)),
  website: Nullable(Text(500)),
  countryCode: CountryCode,
  storesCount: Count,
  openCampaignsCount: Count,
  /** Creators who follow it; in public answers. */
  followersCount: Optional(Count),
  /** The asking creator follows it; absent for everyone else. */
  isFollowed: Optional(Type.Boolean()),
  /** How it has treated creators; where creators and visitors ask for one brand. */
  trackRecord: Optional(TrackRecord),
})

/** A phone that gets notifications (row E-19). */
export const Device = Shape({ id: Id, token: Text(500), platform: Text(40), environment: Text(40) })

/** Notice above every page (row E-20). */
export const InfoBanner = Shape({
  id: Id,
  contentSv: Nullable(Text(1_000)),
  contentEn: Nullable(Text(1_000)),
  style: OneOf(['info', 'warning', 'success']),
  linkTextSv: Nullable(Text(120)),
  linkTextEn: Nullable(Text(120)),
  linkUrl: Nullable(Text(2_000)),
  closable: Type.Boolean(),
})

export const Upload = Shape({ id: Id, url: Text(500), width: Count, height: Count, createdAt: Instant })
