import type { Campaign, Product } from '@samspel/api'

/** The version before or after a change. */
export type DiffSide = 'before' | 'after'

/** The editable fields of a campaign, in the editor's order. */
export const comparedFields = [
  'name',
  'caption',
  'deliveryMethod',
  'country',
  'isPublic',
  'productImageUrl',
  'productImageFocus',
  'inspirationImageUrl',
  'products',
  'excerpt',
  'instructions',
  'startAt',
  'endAt',
  'dueAt',
  'sendBy',
  'hashtags',
  'mentions',
  'paymentType',
  'paymentLinkType',
  'paymentLinkTitle',
  'enablePosts',
  'enableStories',
  'requireUploadedContent',
  'terms',
  'package',
  'wantedReach',
  'targetNumberOfInstagramers',
  'categories',
  'minFollowers',
  'maxFollowers',
  'communityListIds',
  'enablePaidCollaborations',
  'paidCollaborationPrice',
  'logisticsCostPerParticipant',
  'enableTaxAddon',
  'packageInfo',
  'reviewComment',
] as const
export type ComparedField = (typeof comparedFields)[number]

/** Fields of two versions of a campaign; a field missing in either is not compared. */
export type ComparedFields = Partial<Pick<Campaign, ComparedField>>

export type FieldDifference = {
  [F in ComparedField]: { field: F; before: ComparedFields[F]; after: ComparedFields[F] }
}[ComparedField]

/** Lists whose order has no meaning. */
const sets: readonly ComparedField[] = ['categories', 'communityListIds']
/** Amounts that are 0 when left empty. */
const amounts: readonly ComparedField[] = [
  'wantedReach',
  'targetNumberOfInstagramers',
  'paidCollaborationPrice',
  'logisticsCostPerParticipant',
]

/** A size and colour, with their number where it is counted: `L–XL, lingon (12)`. */
export const variantText = ({ size, colour, stock }: NonNullable<Product['variants']>[number]): string =>
  [size, colour].filter(Boolean).join(', ') + (stock === null ? '' : ` (${stock})`)

const productText = ({
  productTitle,
  productName,
  productDescription,
  productArticleReference,
  defaultProductValue,
  variants = [],
}: Product) => [
  productTitle,
  productName,
  productDescription,
  productArticleReference,
  String(defaultProductValue || 0),
  ...variants.map(variantText),
]

/** The same text for the same terms: a record of the database names their parts in an order of its own. */
const termsText = (terms: unknown): string =>
  JSON.stringify(terms, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => a.localeCompare(b)))
      : part,
  )

/** Normalises values, so that equal text means equal to a reader. */
const textOf = (field: ComparedField, value: unknown): string => {
  if (field === 'products') return JSON.stringify(((value as Product[] | null) ?? []).map(productText))
  if (field === 'terms') return termsText(value)
  if (sets.includes(field)) return JSON.stringify([...((value as string[] | null) ?? [])].sort())
  if (value === undefined || value === null || value === '' || (amounts.includes(field) && value === 0)) return ''
  return JSON.stringify(value)
}

/** Differences between two versions of a campaign's fields, in the editor's order. All forms of an empty value are equal. */
export const diffFields = (before: ComparedFields, after: ComparedFields): FieldDifference[] =>
  comparedFields
    .filter(
      (field) => field in before && field in after && textOf(field, before[field]) !== textOf(field, after[field]),
    )
    .map((field) => ({ field, before: before[field], after: after[field] }) as FieldDifference)

/** The part that differs between two texts, with the text before and after it. Split between words. */
export const changedPart = (
  before: string,
  after: string,
): { head: string; before: string; after: string; tail: string } => {
  const words = (text: string) => text.split(/(?<=\s)/)
  const [a, b] = [words(before), words(after)]
  const most = Math.min(a.length, b.length)
  let start = 0
  while (start < most && a[start] === b[start]) start += 1
  let end = 0
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  const cut = (list: string[]) => list.slice(start, list.length - end).join('')
  return { head: a.slice(0, start).join(''), before: cut(a), after: cut(b), tail: a.slice(a.length - end).join('') }
}
