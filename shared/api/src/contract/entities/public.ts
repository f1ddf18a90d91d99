import { Type } from 'typebox'
import { postDraftStates } from '../../post-draft-states'
import {
  collaborationLinkKinds,
  followersObstacles,
  paymentTypes,
  pickupNeeds,
  productSuggestionStates,
  storeParticipationStates,
} from '../../states'
import {
  Count,
  CountryCode,
  Day,
  FilledText,
  Id,
  Instant,
  Kronor,
  LocaleCode,
  Nullable,
  OneOf,
  Optional,
  PictureFocus,
  Shape,
  Text,
  Url,
} from '../primitives'
import { Brand, Instagramer, ProfileCategory } from './people'
import { PromisedProduct } from './promised-product'
import { Proposal } from './proposals'
import { Chance } from './saved-offers'
import { Store } from './stores'
import { DealFacts, FeeSpan, PieceLeft } from './terms'
import { TrackRecord } from './track-record'

/**
 * What a creator may do with their own reservation or application: take it back, say when they come, scan the counter's sign,
 * post; `reserve`: apply or reserve again, after an invitation, a pass that lapsed or an application without an answer.
 */
export const passAbilities = ['reserve', 'withdraw', 'setComing', 'confirm', 'postMention'] as const

/** By when what is picked up is posted: a day, so many days after the pick-up, or the later of the two where both are given. */
export const PostDeadline = Shape({ day: Nullable(Day), daysAfterPickup: Nullable(Count) })

/** A creator's reservation or application at a store (rows E-14, T-20, T-22). */
export const StoreParticipation = Shape({
  id: Id,
  /** `requested` waits for the brand; `approved` may be picked up, at once where no application is needed; `picked_up` is final. */
  state: OneOf(storeParticipationStates),
  storeCampaignId: Id,
  campaignId: Id,
  storeId: Id,
  instagramerId: Id,
  motivation: Text(2_000),
  /** Eight characters without 0 O 1 I that staff in the store type; null until it is approved. */
  code: Nullable(Text(8)),
  /** What its pass promises, once it has one. */
  products: Optional(Type.Array(PromisedProduct)),
  /** The offer gives something else by now; the pass keeps what was promised. */
  hasChanged: Optional(Type.Boolean()),
  decidedAt: Nullable(Instant),
  decisionReason: Nullable(Text(2_000)),
  /**
   * What ended one that was not declined by the brand: the campaign's end, the answer clock, the pass's end, or the creator. After the pick-up:
   * the creator `left`, or the brand ended it (`removed`); nothing is handed in any more.
   */
  decisionKind: Nullable(OneOf(['cancelled', 'ended', 'expired', 'lapsed', 'withdrawn', 'left', 'removed'])),
  /** When the creator said to come. */
  comingAt: Nullable(Instant),
  /** By when the clock of all applications wants an answer, and by when the creator answers an invitation; null when none is waited for. */
  answerBy: Optional(Nullable(Instant)),
  /** Last second of the pass; null until it is approved, and for those approved before passes had an end. */
  expiresAt: Nullable(Instant),
  pickedUpAt: Nullable(Instant),
  /** Öre that an approved post of it earns, or has earned; 0 without a fee, and once it has gone back to the brand. */
  feeAmount: Optional(Count),
  /** The fee that its creator has named; null where there is one fee for all. */
  proposal: Optional(Nullable(Proposal)),
  /** Last day on which it is posted; null before the pick-up. */
  postBy: Optional(Nullable(Day)),
  /** The same from the application on, as far as it is known. */
  postDeadline: Optional(PostDeadline),
  /** Own posts of it that wait for the brand, and those that wait for the creator's changes. */
  pendingMentionsCount: Optional(Count),
  returnedMentionsCount: Optional(Count),
  /** What it waits for (`pickupNeedOf`); where its posts were counted. */
  need: Optional(OneOf(pickupNeeds)),
  /** Where the draft stands that is shown before publishing; null where none is asked for. */
  draftState: Optional(Nullable(OneOf(postDraftStates))),
  /** The last day to answer the brand's question whether the agreement may change; for its creator. */
  questionBy: Optional(Nullable(Day)),
  /** What is still to be handed in and approved, by kind; for its creator. */
  piecesLeft: Optional(Type.Array(PieceLeft)),
  linkPostsCount: Type.Integer(),
  contentPostsCount: Type.Integer(),
  instagramPostsCount: Type.Integer(),
  instagramStoriesCount: Type.Integer(),
  /** For its creator: until when leaving can be undone; null while nothing is left. */
  leavingUntil: Optional(Nullable(Instant)),
  createdAt: Instant,
  /** What its creator may do with it now. */
  abilities: Optional(Type.Array(OneOf(passAbilities))),
})

/** What a pick-up offer says of its campaign. */
export const OfferSummary = Shape({
  name: Text(120),
  excerpt: Text(140),
  productImageUrl: Nullable(Text(500)),
  productImageFocus: Optional(PictureFocus),
  /** Of the products together, kr. */
  productValue: Kronor,
  /** Of a paid collaboration, kr; 0 when it is not paid, the highest where creators name it. */
  fee: Kronor,
  /** Between which sums creators name it; absent where there is one fee for all. */
  feeSpan: Optional(FeeSpan),
  paymentType: OneOf(paymentTypes),
  endAt: Nullable(Day),
  dueAt: Nullable(Day),
  /** Limits of the creator's followers; null where there is none. */
  minFollowers: Optional(Nullable(Count)),
  maxFollowers: Optional(Nullable(Count)),
  /** The categories that the brand would like best, by name; where one offer is asked for. They demand nothing. */
  wishes: Optional(Type.Array(ProfileCategory)),
  /** Accounts that a post of it names, without @; where the asking creator has something of the offer. */
  accounts: Optional(Type.Array(Text(60))),
})

const {
  name,
  address,
  postalCode,
  city,
  countryCode,
  latitude,
  longitude,
  openingHours,
  openingWeek,
  openingExceptions,
  imageUrl,
} = Store.properties

/** Where a pick-up offer is. */
export const StoreSummary = Shape({
  name,
  address,
  postalCode,
  city,
  countryCode,
  latitude,
  longitude,
  openingHours,
  openingWeek,
  openingExceptions,
  imageUrl,
})

/** A campaign at one of its brand's stores: what is picked up there, and how (rows S-28 to S-30). */
export const StoreCampaign = Shape({
  id: Id,
  brandId: Id,
  brandName: Text(120),
  brandLogoUrl: Nullable(Text(500)),
  campaignId: Id,
  storeId: Id,
  /** True: the brand answers an application first. False: reserved and picked up at once. */
  requiresApplication: Type.Boolean(),
  /** Days in which a pass of it is used. */
  windowDays: Count,
  /** How many the store still has to give; null when it is not limited. */
  placesLeft: Nullable(Count),
  /** The brand takes nobody here for the time being; passes hold as before. */
  isPaused: Type.Boolean(),
  /** The campaign is open, the offer is not paused, and something is left. */
  isOpen: Type.Boolean(),
  campaign: OfferSummary,
  store: StoreSummary,
  /** By when it is posted: of the asking creator's own, otherwise of one that is reserved or applied for now. */
  postDeadline: Optional(PostDeadline),
  /** Last second of a pass that is reserved now; null where the brand answers an application first. */
  passUntil: Optional(Nullable(Instant)),
  /** Why the asking creator's followers do not meet the campaign's limits; null when they do, absent for everyone else. */
  followersObstacle: Optional(Nullable(OneOf(followersObstacles))),
  /** Metres from the asked place, as the crow flies; where one was asked for. */
  distance: Optional(Count),
  /** Stores of the same campaign, this one among them; where one of each campaign was asked for. */
  storesCount: Optional(Count),
  /** The asking creator's own; null when there is none, absent for everyone else. */
  storeParticipation: Optional(Nullable(StoreParticipation)),
  /** What the words of its campaign's terms are made from; where one offer is asked for. */
  deal: Optional(DealFacts),
  /** How its brand has treated creators; where creators and visitors ask for one offer. */
  trackRecord: Optional(TrackRecord),
  /** How many want it; where creators and visitors ask for one that wants an application. */
  chance: Optional(Chance),
})

/** A store in a public list: with what can be had there. */
export const PublicStore = Shape({
  ...Store.properties,
  /** Open pick-up offers, and those of them that need no application. */
  offersCount: Count,
  instantOffersCount: Count,
  distance: Optional(Count),
})

/** All stores of the map as columns of the same length: thousands of records would be too many bytes. */
export const StorePoints = Shape({
  ids: Type.Array(Id),
  /** Longitude and latitude of each store in turn, in 1/100 000 degree. */
  lngLat: Type.Array(Type.Integer()),
  /** Open pick-up offers of each store. */
  offers: Type.Array(Count),
  /** Brands that the stores are of, and which one each store is of. */
  brandIds: Type.Array(Id),
  brandOf: Type.Array(Count),
})

/** A town with stores. The place is the middle of its stores. */
export const City = Shape({
  name: Text(120),
  countryCode: CountryCode,
  storesCount: Count,
  latitude: Type.Number(),
  longitude: Type.Number(),
})

const Colour = Type.String({ pattern: '^#[0-9a-f]{6}$' })

/**
 * Colours of a collaboration page, as `#rrggbb`; text on them follows from them (`pageColours`). Refused with `contrast_too_low` where
 * nobody could read.
 */
export const PageTheme = Shape({ background: Colour, accent: Colour })

/** A link of a creator's page. */
export const CollaborationLink = Shape({
  id: Id,
  kind: OneOf(collaborationLinkKinds),
  title: FilledText(80),
  url: Url,
  hidden: Type.Boolean(),
})

/** The page of a brand or a creator (rows R-07, S-32, E-22). Exactly one of `brand` and `instagramer` is there. */
export const CollaborationPage = Shape({
  slug: Text(60),
  brand: Nullable(Brand),
  instagramer: Nullable(Instagramer),
  intro: Text(500),
  theme: Nullable(PageTheme),
  /** In the owner's order; hidden ones only to the owner. */
  links: Type.Array(CollaborationLink),
  /**
   * Offers of a brand or pictures of a creator that the owner has put first, in this order, and those that are hidden; hidden ones only to
   * the owner.
   */
  itemOrder: Type.Array(Id),
  hiddenItemIds: Type.Array(Id),
  /** The caller owns it. */
  canEdit: Type.Boolean(),
  /** Grows by one with every save; a stale one is refused with `stale_version`. */
  version: Count,
})

/** A picture of a creator's portfolio: a published post of an approved collaboration. */
export const PortfolioItem = Shape({
  id: Id,
  imageUrl: Nullable(Text(500)),
  caption: Text(5_000),
  permalink: Nullable(Text(2_000)),
  likesCount: Count,
  commentsCount: Count,
  brandName: Nullable(Text(120)),
  publishedAt: Instant,
})

/** What a visitor wants to see in the marketplace (rows E-23, S-33). */
export const ProductSuggestion = Shape({
  id: Id,
  state: OneOf(productSuggestionStates),
  /** The product's name, or a link to it. */
  product: Text(300),
  description: Text(1_000),
  /** Links or names of social channels. */
  socials: Type.Array(Text(200)),
  email: Nullable(Text(254)),
  locale: LocaleCode,
  note: Text(2_000),
  handledByName: Nullable(Text(120)),
  handledAt: Nullable(Instant),
  createdAt: Instant,
})

/** What machines read of a public page: the edge writes it into the page. */
export const PageHead = Shape({
  title: Text(300),
  description: Text(500),
  /** Path of the one address of this page; absent where it must not be indexed. */
  canonical: Nullable(Text(2_000)),
  /** Path of the picture of 1 200 by 630 that previews show. */
  image: Nullable(Text(500)),
  imageAlt: Text(300),
  /** Open Graph type. */
  type: OneOf(['website', 'profile', 'product']),
  locale: LocaleCode,
  /** schema.org, as JSON text. */
  jsonLd: Nullable(Text(20_000)),
  /** The page as plain text, and where its links lead. */
  body: Shape({
    heading: Text(300),
    paragraphs: Type.Array(Text(5_000)),
    links: Type.Array(Shape({ href: Text(2_000), text: Text(300) })),
  }),
})
