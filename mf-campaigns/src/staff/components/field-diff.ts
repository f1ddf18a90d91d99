import type { Campaign, Product } from '@samspel/api'

/** The version before or after a change. */
export type DiffSide = 'before' | 'after'

/** Fields of a campaign that people write, in the editor's order. */
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
  'hashtags',
  'mentions',
  'paymentType',
  'paymentLinkType',
  'paymentLinkTitle',
  'enablePosts',
  'enableStories',
  'requireUploadedContent',
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

/** Any two versions of a campaign's fields; a field that one of them does not have is not compared. */
export type ComparedFields = Partial<Pick<Campaign, ComparedField>>

/** One field that differs. */
export type FieldDifference = {
  [F in ComparedField]: { field: F; before: ComparedFields[F]; after: ComparedFields[F] }
}[ComparedField]

/** Lists whose order means nothing. */
const sets: readonly ComparedField[] = ['categories', 'communityListIds']
/** Amounts that are 0 when nobody has filled them in. */
const amounts: readonly ComparedField[] = [
  'wantedReach',
  'targetNumberOfInstagramers',
  'paidCollaborationPrice',
  'logisticsCostPerParticipant',
]

const productText = ({
  productTitle,
  productName,
  productDescription,
  productArticleReference,
  defaultProductValue,
}: Product) => [
  productTitle,
  productName,
  productDescription,
  productArticleReference,
  String(defaultProductValue || 0),
]

/** The same text for what is the same to a reader. */
const textOf = (field: ComparedField, value: unknown): string => {
  if (field === 'products') return JSON.stringify(((value as Product[] | null) ?? []).map(productText))
  if (sets.includes(field)) return JSON.stringify([...((value as string[] | null) ?? [])].sort())
  if (value === undefined || value === null || value === '' || (amounts.includes(field) && value === 0)) return ''
  return JSON.stringify(value)
}

/** What differs between two versions of a campaign's fields, in the editor's order. Nothing filled in is the same however it is written. */
export const diffFields = (before: ComparedFields, after: ComparedFields): FieldDifference[] =>
  comparedFields
    .filter(
      (field) => field in before && field in after && textOf(field, before[field]) !== textOf(field, after[field]),
    )
    .map((field) => ({ field, before: before[field], after: after[field] }) as FieldDifference)

/** The part of two texts that differs: what stands before it, the part in each, what stands after it. Cut between words. */
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
