import type { Terms } from '@samspel/api'
import {
  each,
  excerptLength,
  integer,
  max,
  maxLength,
  min,
  notBefore,
  required,
  type Rule,
  type Schema,
  tooGreat,
  tooLong,
  when,
} from '@samspel/forms'
import { defineMessages, formatDate, type Message, withValues } from '@samspel/i18n'
import { addDays } from '../../../../shared/components/days'
import { messages } from '../messages'
import type { EditorProduct } from './values'

const { beforeEndMessage, answerAfterEnd } = defineMessages({
  answerAfterEnd: {
    id: 'mf-campaigns.editor.terms.answer-after-end',
    description: 'Error: so many days reach beyond the end of the campaign',
    defaultMessage: 'Så många dagar ryms inte före kampanjens slut, {end}.',
    en: 'So many days do not fit before the end of the campaign, {end}.',
  },
  beforeEndMessage: {
    id: 'mf-campaigns.editor.before-end',
    description: 'The content deadline lies after the end',
    defaultMessage: 'Välj en dag före kampanjens slut, {end}.',
    en: 'Choose a day before the campaign ends, {end}.',
  },
})

const beforeEnd = (end: string): Message =>
  withValues(beforeEndMessage, (locale) => ({ end: formatDate(end, locale, 'short') }))

/** The content deadline must not be after the end. */
const notAfterEnd: Rule = (value, { endAt }) =>
  typeof value === 'string' && typeof endAt === 'string' && value > endAt ? beforeEnd(endAt) : undefined

const notBelowMinimum: Rule = (value, { minFollowers }) =>
  typeof value === 'number' && typeof minFollowers === 'number' && value < minFollowers
    ? messages.belowMinimum
    : undefined

const longestWord = 60
/** Limits the length and number of a list's words. */
const words =
  (most: number): Rule =>
  (value) => {
    if (!Array.isArray(value)) return undefined
    if (value.length > most) return tooGreat(most)
    return value.some((word) => String(word).length > longestWord) ? tooLong(longestWord) : undefined
  }

/** The highest amount in kr and the highest count that the contract accepts. */
const mostKronor = max(100_000_000)
const mostCount = max(2_000_000_000)

const hasOtherWords = ({
  productName,
  productDescription,
  productArticleReference,
  defaultProductValue,
}: Partial<EditorProduct>) =>
  Boolean(productName?.trim() || productDescription?.trim() || productArticleReference?.trim() || defaultProductValue)

/** A product with any content needs a title. */
const productTitles: Rule = (value) =>
  Array.isArray(value) &&
  value.some((product: EditorProduct) => !product?.productTitle?.trim() && hasOtherWords(product ?? {}))
    ? messages.productTitleMissing
    : undefined

/** A row of sizes and colours says something, and no two say the same. */
const productVariants: Rule = (value) => {
  for (const { variants = [] } of (value ?? []) as EditorProduct[]) {
    const words = variants.map(({ size, colour }) => `${size?.trim() ?? ''} ${colour?.trim() ?? ''}`.trim())
    if (words.includes('')) return messages.variantEmpty
    if (new Set(words).size < words.length) return messages.variantTwice
  }
  return undefined
}

/** Not even what is published on the first day would be approved by silence before the end: the server's own rule. */
const answeredBeforeEnd: Rule = (value, { startAt, endAt }) =>
  typeof value === 'number' &&
  typeof startAt === 'string' &&
  typeof endAt === 'string' &&
  addDays(startAt, value) > endAt
    ? withValues(answerAfterEnd, (locale) => ({ end: formatDate(endAt, locale, 'short') }))
    : undefined

const whenExclusive = (...rules: Rule[]): Rule =>
  when((values) => Boolean((values.terms as Terms | undefined)?.exclusivity), ...rules)

const spanOf = (values: Record<string, unknown>) => (values.terms as Terms | undefined)?.feeSpan
const whenSpanned = (...rules: Rule[]): Rule => when((values) => spanOf(values) !== undefined, ...rules)
/** Öre in the form, kr in the field. */
const wholeKronor: Rule = (value, values) =>
  typeof value === 'number'
    ? [integer, min(1), mostKronor].map((rule) => rule(value / 100, values)).find(Boolean)
    : undefined
const aboveLowest: Rule = (value, values) => {
  const lowest = spanOf(values)?.lowest
  return typeof value === 'number' && typeof lowest === 'number' && value <= lowest ? messages.aboveLowest : undefined
}

/** Requirements for saving a draft; review requires more (`missingForReview`). */
export const schema: Schema = {
  brandId: required,
  name: [required, maxLength(120)],
  caption: maxLength(500),
  excerpt: excerptLength,
  instructions: maxLength(5_000),
  endAt: notBefore('startAt'),
  dueAt: [notBefore('startAt'), notAfterEnd],
  sendBy: notAfterEnd,
  products: each({
    productTitle: maxLength(120),
    productName: maxLength(120),
    productDescription: maxLength(2_000),
    productArticleReference: maxLength(120),
    defaultProductValue: [integer, mostKronor],
    variants: each({ size: maxLength(40), colour: maxLength(40), stock: [integer, mostCount] }),
  }),
  productsCheck: (_, values) => productTitles(values.products, values) ?? productVariants(values.products, values),
  hashtags: words(30),
  mentions: words(30),
  minFollowers: [integer, mostCount],
  maxFollowers: [integer, mostCount, notBelowMinimum],
  reach: [integer, mostCount],
  targetNumberOfInstagramers: [integer, max(100_000)],
  logisticsCostPerParticipant: [integer, mostKronor],
  packageInfo: maxLength(2_000),
  reviewComment: maxLength(2_000),
  enablePosts: (value, { enableStories }) =>
    value === false && enableStories !== true ? messages.postsOrStories : undefined,
  paymentLinkType: when(({ paymentType }) => paymentType === 'link', required),
  paymentLinkTitle: when(
    ({ paymentType, paymentLinkType }) => paymentType === 'link' && paymentLinkType === 'custom',
    required,
    maxLength(120),
  ),
  terms: {
    answerDays: answeredBeforeEnd,
    feeSpan: {
      lowest: whenSpanned(required, wholeKronor),
      highest: whenSpanned(required, wholeKronor, aboveLowest),
    },
    exclusivity: {
      daysBefore: whenExclusive(required, integer, min(0), max(90)),
      daysAfter: whenExclusive(required, integer, min(1), max(180)),
    },
  },
  paidCollaborationPrice: when(
    ({ enablePaidCollaborations }) => enablePaidCollaborations,
    required,
    integer,
    min(1),
    mostKronor,
  ),
}
