import { missingForReview } from '@samspel/api/campaign-rules'
import { unreadMessages } from '@samspel/i18n'
import type { StepState } from '@samspel/ui/late'
import { type EditorValues, filledProducts } from './values'

/** Sections of the editor, in order; only pick-up campaigns have `stores` ({@link stepsOf}). */
export const stepKeys = ['basics', 'product', 'stores', 'brief', 'terms', 'creators', 'budget', 'summary'] as const
export type StepKey = (typeof stepKeys)[number]

export const stepsOf = ({ deliveryMethod }: Pick<EditorValues, 'deliveryMethod'>): readonly StepKey[] =>
  deliveryMethod === 'pickup' ? stepKeys : stepKeys.filter((key) => key !== 'stores')

/** The section after `step`; none after the last. */
export const nextOf = (values: Pick<EditorValues, 'deliveryMethod'>, step: StepKey): StepKey | undefined => {
  const keys = stepsOf(values)
  return keys[keys.indexOf(step) + 1]
}

const fieldsOf: Record<StepKey, readonly string[]> = {
  basics: ['brandId', 'name', 'caption', 'deliveryMethod', 'country', 'isPublic'],
  product: ['productImageUrl', 'productImageFocus', 'inspirationImageUrl', 'products', 'productsCheck'],
  stores: ['stores', 'storeIds', 'excludedIds', 'each'],
  brief: [
    'excerpt',
    'instructions',
    'startAt',
    'endAt',
    'dueAt',
    'sendBy',
    'hashtags',
    'mentions',
    'package',
    'reach',
    'enablePosts',
    'enableStories',
    'paymentType',
    'paymentLinkType',
    'paymentLinkTitle',
    'requireUploadedContent',
  ],
  terms: ['terms', 'enablePaidCollaborations', 'paidCollaborationPrice'],
  creators: ['targetNumberOfInstagramers', 'categories', 'minFollowers', 'maxFollowers', 'communityListIds'],
  budget: ['logisticsCostPerParticipant', 'enableTaxAddon', 'packageInfo'],
  summary: ['reviewComment'],
}

/** The section of the first field the server rejected; names may be paths such as `products.0.productTitle`. */
export const stepOfErrors = (
  errors: Readonly<Record<string, unknown>> | readonly unknown[] | undefined,
): StepKey | undefined => {
  const wrong = Object.keys(errors ?? {}).map((name) => name.replace(/^campaign\./, '').split(/[.[]/)[0] ?? '')
  return stepKeys.find((key) => fieldsOf[key].some((field) => wrong.includes(field)))
}

export const stepOfField = (name: string): StepKey => stepKeys.find((key) => fieldsOf[key].includes(name)) ?? 'basics'

/** Names of required fields that are still missing, including `stores` for a pick-up campaign without any. */
export const missingOf = (values: EditorValues, chosenStoresCount: number): string[] => [
  ...(values.brandId ? [] : ['brandId']),
  ...missingForReview({ ...values, chosenStoresCount, products: filledProducts(values.products ?? []) }),
]

/** A text that could not be read is an empty value whose error stands. */
export const isUnread = (error: unknown) => Object.values<unknown>(unreadMessages).includes(error)

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** Status of each section: invalid if any input is, done when nothing required for review is missing. */
export const stepStates = (
  values: EditorValues,
  errors: Readonly<Record<string, unknown>>,
  chosenStoresCount: number,
): Record<StepKey, StepState> => {
  const missing = missingOf(values, chosenStoresCount)
  const stateOf = (fields: readonly string[]): StepState => {
    // A field not filled in yet is to do rather than invalid.
    if (
      fields.some(
        (field) =>
          (errors[field] !== undefined && (!isEmpty(values[field as keyof EditorValues]) || isUnread(errors[field]))) ||
          (field === 'productsCheck' && errors[field] !== undefined),
      )
    )
      return 'error'
    if (fields.some((field) => missing.includes(field) || errors[field] !== undefined)) return 'todo'
    return 'done'
  }
  const states = Object.fromEntries(Object.entries(fieldsOf).map(([key, fields]) => [key, stateOf(fields)])) as Record<
    StepKey,
    StepState
  >
  const isComplete = missing.length === 0 && Object.keys(errors).length === 0
  return { ...states, summary: states.summary === 'done' && !isComplete ? 'todo' : states.summary }
}
