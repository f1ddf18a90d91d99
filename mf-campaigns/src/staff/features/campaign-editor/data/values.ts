import type { Campaign, PackageName, PictureFocus, Product, RequestOf } from '@samspel/api'
import { fittingTerms, usualTerms } from '@samspel/api/terms'
import { readable } from '@samspel/forms'
import type { ComparedFields } from '../../../components/field-diff'

/** Values of the editor (rows E-06 to E-12). Numbers may be empty while typing; `reach` is the wanted reach (reading Z9). */
export interface EditorValues extends Pick<
  Campaign,
  | 'caption'
  | 'excerpt'
  | 'productImageUrl'
  | 'inspirationImageUrl'
  | 'instructions'
  | 'startAt'
  | 'endAt'
  | 'dueAt'
  | 'sendBy'
  | 'hashtags'
  | 'mentions'
  | 'country'
  | 'categories'
  | 'communityListIds'
  | 'minFollowers'
  | 'maxFollowers'
  | 'isPublic'
  | 'deliveryMethod'
  | 'package'
  | 'packageInfo'
  | 'enableTaxAddon'
  | 'enablePosts'
  | 'enableStories'
  | 'paymentType'
  | 'paymentLinkType'
  | 'paymentLinkTitle'
  | 'requireUploadedContent'
  | 'enablePaidCollaborations'
  | 'terms'
> {
  brandId: string | null
  /** Null for the centre. */
  productImageFocus: PictureFocus | null
  name: string
  products: EditorProduct[]
  reach: number | null
  targetNumberOfInstagramers: number | null
  logisticsCostPerParticipant: number | null
  paidCollaborationPrice: number | null
  /** The brand's comment to the reviewer; the platform's answer is stored separately. */
  reviewComment: string
}

/** A product variant being edited. */
export type EditorProduct = Omit<Product, 'defaultProductValue'> & { defaultProductValue: number | null }

export const emptyProduct: EditorProduct = {
  productTitle: '',
  productName: '',
  productDescription: '',
  productArticleReference: '',
  defaultProductValue: null,
}

/** The same product once more: what is chosen of the first one is not of this. */
export const copyOf = ({ id: _, variants, ...product }: EditorProduct): EditorProduct => ({
  ...product,
  id: crypto.randomUUID(),
  ...(variants && { variants: variants.map((variant) => ({ ...variant, id: crypto.randomUUID() })) }),
})

/** Values of a new campaign, with the default instructions in the user's language. */
export const emptyCampaign = (brandId: string | null, instructions = ''): EditorValues => ({
  brandId,
  name: '',
  caption: '',
  excerpt: '',
  productImageUrl: null,
  productImageFocus: null,
  inspirationImageUrl: null,
  products: [emptyProduct],
  instructions,
  startAt: null,
  endAt: null,
  dueAt: null,
  sendBy: null,
  hashtags: [],
  mentions: [],
  country: 'SE',
  categories: [],
  communityListIds: [],
  minFollowers: null,
  maxFollowers: null,
  isPublic: true,
  deliveryMethod: 'delivery',
  package: 'selfservice',
  packageInfo: '',
  reach: null,
  targetNumberOfInstagramers: null,
  logisticsCostPerParticipant: null,
  enableTaxAddon: false,
  enablePosts: true,
  enableStories: false,
  paymentType: 'instagram',
  paymentLinkType: null,
  paymentLinkTitle: '',
  requireUploadedContent: false,
  enablePaidCollaborations: false,
  paidCollaborationPrice: null,
  terms: usualTerms({ paymentType: 'instagram', enableStories: false, requireUploadedContent: false }),
  reviewComment: '',
})

const filled = (number: number) => (number > 0 ? number : null)

export const valuesOf = (campaign: Campaign): EditorValues => {
  const own = Object.fromEntries(
    Object.keys(emptyCampaign(null)).map((key) => [key, campaign[key as keyof Campaign]]),
  ) as unknown as EditorValues
  return {
    ...own,
    productImageFocus: campaign.productImageFocus ?? null,
    sendBy: campaign.sendBy ?? null,
    reach: filled(campaign.wantedReach),
    targetNumberOfInstagramers: filled(campaign.targetNumberOfInstagramers),
    logisticsCostPerParticipant: filled(campaign.logisticsCostPerParticipant),
    paidCollaborationPrice: filled(campaign.paidCollaborationPrice),
    reviewComment: campaign.reviewComment === (campaign.reviewAnswer ?? null) ? '' : (campaign.reviewComment ?? ''),
    products: campaign.products.length > 0 ? campaign.products : [emptyProduct],
  }
}

const isBlank = ({
  productTitle,
  productName,
  productDescription,
  productArticleReference,
  defaultProductValue,
}: EditorProduct) =>
  ![productTitle, productName, productDescription, productArticleReference].some((text) => text?.trim()) &&
  !defaultProductValue

export const filledProducts = (products: readonly EditorProduct[]): Product[] =>
  products
    .filter((product) => !isBlank(product))
    .map((product) => ({ ...emptyProduct, ...product, defaultProductValue: product.defaultProductValue ?? 0 }))

/** The tax add-on exists only in Sweden (row G-06); the choice is kept while another country is selected. */
const hasTaxAddon = ({ enableTaxAddon, country }: Pick<EditorValues, 'enableTaxAddon' | 'country'>) =>
  enableTaxAddon && country === 'SE'

type Body = NonNullable<RequestOf<'updateCampaign'>['body']>['campaign']

/** The request body for the values; empty products are left out, and empty numbers are 0. */
export const bodyOf = ({ brandId: _, ...values }: EditorValues): Body & { name: string } => ({
  ...values,
  sendBy: values.deliveryMethod === 'delivery' ? (values.sendBy ?? null) : null,
  products: filledProducts(values.products),
  terms: fittingTerms(values.terms, values),
  reach: values.reach ?? 0,
  targetNumberOfInstagramers: values.targetNumberOfInstagramers ?? 0,
  logisticsCostPerParticipant: values.logisticsCostPerParticipant ?? 0,
  paidCollaborationPrice: values.paidCollaborationPrice ?? 0,
  enableTaxAddon: hasTaxAddon(values),
  package: values.package as PackageName,
})

/** The fields that determine the cost, from values still being typed. */
export const costFieldsOf = (values: EditorValues) => ({
  products: filledProducts(values.products ?? []),
  targetNumberOfInstagramers: values.targetNumberOfInstagramers ?? 0,
  logisticsCostPerParticipant: values.logisticsCostPerParticipant ?? 0,
  enablePaidCollaborations: values.enablePaidCollaborations,
  paidCollaborationPrice: values.paidCollaborationPrice ?? 0,
  enableTaxAddon: hasTaxAddon(values),
  country: values.country,
})

/** The values in the form used for comparison, where the wanted reach has its own name and what cannot be read is nothing. */
export const comparable = (values: EditorValues): ComparedFields => {
  const { reach, ...fields } = bodyOf(readable(values))
  return { ...fields, wantedReach: reach ?? 0 } as ComparedFields
}
