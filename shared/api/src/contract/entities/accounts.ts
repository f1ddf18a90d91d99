import { Type } from 'typebox'
import { roles } from '../../roles'
import { companyRequestStates } from '../../states'
import { Count, CountryCode, Id, Instant, Nullable, OneOf, Optional, Shape, Text } from '../primitives'
import { vatStates } from './papers'
import { InfoBanner, RoleAtBrand } from './people'

/** Numbers that one company alone has. */
const doubleFields = ['organisationNumber', 'vatNumber'] as const

/** One place where somebody is signed in. */
export const Session = Shape({
  id: Id,
  /** The one that asks. */
  current: Type.Boolean(),
  /** Browser and system in words, such as 'Chrome, Android'; null when it did not say. */
  browser: Nullable(Text(80)),
  createdAt: Instant,
  /** To the hour. */
  lastSeenAt: Instant,
})

/**
 * A social-media account that the creator's sign-in with the provider can see (row E-31). Only a professional one
 * (business or creator) that is tied to a Facebook page can be connected (row P-07).
 */
export const FacebookAccount = Shape({
  /** Id at the provider. */
  id: Text(60),
  /** Name of the Facebook page; null when the account is tied to none. */
  pageName: Nullable(Text(200)),
  /** Id of the Instagram account behind the page; null when there is none. */
  igUserId: Nullable(Text(60)),
  username: Nullable(Text(60)),
  accountType: Nullable(OneOf(['business', 'creator', 'personal'])),
  followersCount: Count,
  pictureUrl: Nullable(Text(500)),
  /** What keeps it from being connected, in the order in which it is mended; empty when nothing does. */
  obstacles: Type.Array(OneOf(['no_page', 'no_instagram', 'not_professional', 'taken'])),
})

/** A company that signed up and waits for the platform's word; until then its campaigns stay drafts. */
export const CompanyRequest = Shape({
  id: Id,
  companyId: Id,
  companyName: Text(120),
  countryCode: CountryCode,
  brandId: Id,
  brandName: Text(120),
  slug: Text(60),
  contactName: Text(120),
  email: Text(254),
  emailConfirmed: Type.Boolean(),
  state: OneOf(companyRequestStates),
  /** Of the brand. */
  website: Optional(Nullable(Text(500))),
  /** What the company has filled in of its papers. */
  papers: Optional(
    Shape({
      legalName: Nullable(Text(120)),
      organisationNumber: Nullable(Text(20)),
      vatNumber: Nullable(Text(20)),
      vatState: Nullable(OneOf(vatStates)),
      /** Whose the number is, as the register says. */
      vatName: Nullable(Text(200)),
      street: Nullable(Text(120)),
      postalCode: Nullable(Text(12)),
      town: Nullable(Text(80)),
    }),
  ),
  /** Other companies with one of its numbers. */
  doubles: Optional(Type.Array(Shape({ companyId: Id, name: Text(120), field: OneOf(doubleFields) }))),
  /** Why it was declined. */
  reason: Nullable(Text(1_000)),
  decidedBy: Nullable(Text(120)),
  decidedAt: Nullable(Instant),
  createdAt: Instant,
})

/** A member of staff who was asked to join and has not answered yet. */
export const Invitation = Shape({
  id: Id,
  email: Text(254),
  role: OneOf(roles),
  companyId: Nullable(Id),
  companyName: Nullable(Text(120)),
  brandIds: Type.Array(Id),
  /** Of somebody who joins a company: what they are to be at each of these brands. */
  brandRoles: Optional(Type.Array(RoleAtBrand)),
  /** Öre. */
  approvalLimit: Optional(Nullable(Count)),
  /** Stores of these brands that a store user is to be at alone; none: all of them. */
  storeIds: Optional(Type.Array(Id)),
  invitedBy: Text(120),
  /** `open` until it is accepted, taken back, or older than 14 days. */
  state: OneOf(['open', 'accepted', 'revoked', 'expired']),
  createdAt: Instant,
  expiresAt: Instant,
})

/** What the holder of an invitation's link sees before there is an account. */
export const OpenInvitation = Shape({
  email: Text(254),
  role: OneOf(roles),
  companyName: Nullable(Text(120)),
  invitedBy: Text(120),
})

export const infoBannerStatuses = ['draft', 'scheduled', 'live', 'ended'] as const

/** An info banner as its authors see it. */
export const ManagedInfoBanner = Shape({
  ...InfoBanner.properties,
  /** Taken into use; a draft is never shown. */
  active: Type.Boolean(),
  /** Shown from then; null: at once. */
  startsAt: Nullable(Instant),
  /** Shown until then; null: until it is taken down. */
  endsAt: Nullable(Instant),
  status: OneOf(infoBannerStatuses),
  createdAt: Instant,
})
