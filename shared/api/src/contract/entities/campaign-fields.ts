import { Type } from 'typebox'
import { excerptMaxLength } from '../../constants'
import { deliveryMethods, packageNames, paymentLinkTypes, paymentTypes } from '../../states'
import {
  Count,
  CountryCode,
  Day,
  FilledText,
  Id,
  Kronor,
  Nullable,
  OneOf,
  Optional,
  PictureFocus,
  PicturePath,
  Shape,
  Text,
} from '../primitives'
import { Terms } from './terms'

/** A product variant of the editor (row E-07). `defaultProductValue` in kr. */
export const Product = Shape({
  /** Given by the server when it is first saved; what a creator's choice names. */
  id: Optional(Text(36)),
  productTitle: Text(120),
  productName: Text(120),
  productDescription: Text(2_000),
  productArticleReference: Text(120),
  defaultProductValue: Kronor,
  /** Sizes and colours that the creator chooses from; none: the product is as it is. */
  variants: Optional(
    Type.Array(
      Shape({
        id: Optional(Text(36)),
        size: Text(40),
        colour: Text(40),
        /** How many there are; null where it is not counted. */
        stock: Nullable(Count),
      }),
      { maxItems: 40 },
    ),
  ),
})

/** Fields that staff write in the editor (rows E-06 to E-12). Money in whole kr, days as YYYY-MM-DD. */
export const campaignFields = {
  name: FilledText(120),
  caption: Text(500),
  excerpt: Text(excerptMaxLength),
  productImageUrl: Nullable(PicturePath),
  /** A new picture without one begins in the middle again. */
  productImageFocus: Optional(PictureFocus),
  inspirationImageUrl: Nullable(PicturePath),
  products: Type.Array(Product, { maxItems: 20 }),
  instructions: Text(5_000),
  startAt: Nullable(Day),
  endAt: Nullable(Day),
  /** Content deadline. */
  dueAt: Nullable(Day),
  hashtags: Type.Array(Text(60), { maxItems: 30 }),
  /** Accounts to name, without @ (the editor's text field, not the entity: reading Z11). */
  mentions: Type.Array(Text(60), { maxItems: 30 }),
  country: CountryCode,
  categories: Type.Array(Id, { maxItems: 20 }),
  minFollowers: Nullable(Count),
  maxFollowers: Nullable(Count),
  isPublic: Type.Boolean(),
  deliveryMethod: OneOf(deliveryMethods),
  /** Last day on which parcels are sent; without one, a week after each approval (`sendByOf`). */
  sendBy: Optional(Nullable(Day)),
  package: OneOf(packageNames),
  packageInfo: Text(2_000),
  logisticsCostPerParticipant: Kronor,
  /** Stock balance: how many creators can take part. */
  targetNumberOfInstagramers: Type.Integer({ minimum: 0, maximum: 100_000 }),
  enableTaxAddon: Type.Boolean(),
  communityListIds: Type.Array(Id, { maxItems: 50 }),
  /** Takes posts on Instagram; without them it is a campaign of stories alone, which has `enableStories`. */
  enablePosts: Type.Boolean(),
  enableStories: Type.Boolean(),
  paymentType: OneOf(paymentTypes),
  paymentLinkType: Nullable(OneOf(paymentLinkTypes)),
  paymentLinkTitle: Text(120),
  requireUploadedContent: Type.Boolean(),
  enablePaidCollaborations: Type.Boolean(),
  paidCollaborationPrice: Kronor,
  /**
   * Pieces are of kinds that the campaign takes, at least one of each (`kind_not_asked`, `required`). A new campaign without any gets the
   * usual ones; where other kinds are taken and no terms sent, the pieces follow.
   */
  terms: Terms,
}
