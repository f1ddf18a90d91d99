import { missingForReview } from '@samspel/api/campaign-rules'
import type { StepState } from '@samspel/ui/late'
import { type EditorValues, filledProducts } from './values'

/** Sections of the editor, in order; `stores` stands there for campaigns with pick-up alone ({@link stepsOf}). */
export const stepKeys = ['basics', 'product', 'stores', 'brief', 'creators', 'budget', 'summary'] as const
export type StepKey = (typeof stepKeys)[number]

/** The sections that a campaign has. */
export const stepsOf = ({ deliveryMethod }: Pick<EditorValues, 'deliveryMethod'>): readonly StepKey[] =>
  deliveryMethod === 'pickup' ? stepKeys : stepKeys.filter((key) => key !== 'stores')

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
  creators: ['targetNumberOfInstagramers', 'categories', 'minFollowers', 'maxFollowers', 'communityListIds'],
  budget: [
    'enablePaidCollaborations',
    'paidCollaborationPrice',
    'logisticsCostPerParticipant',
    'enableTaxAddon',
    'packageInfo',
  ],
  summary: ['reviewComment'],
}

/** The section of the first field that the server found wrong; names may have a path, such as `products.0.productTitle`. */
export const stepOfErrors = (
  errors: Readonly<Record<string, unknown>> | readonly unknown[] | undefined,
): StepKey | undefined => {
  const wrong = Object.keys(errors ?? {}).map((name) => name.replace(/^campaign\./, '').split(/[.[]/)[0] ?? '')
  return stepKeys.find((key) => fieldsOf[key].some((field) => wrong.includes(field)))
}

/** The section that a field stands in. */
export const stepOfField = (name: string): StepKey => stepKeys.find((key) => fieldsOf[key].includes(name)) ?? 'basics'

/** Required fields that are still missing, by their names; `stores` where a campaign with pick-up has none. */
export const missingOf = (values: EditorValues, chosenStoresCount: number): string[] => [
  ...(values.brandId ? [] : ['brandId']),
  ...missingForReview({ ...values, chosenStoresCount, products: filledProducts(values.products ?? []) }),
]

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** State of each section: wrong where something typed is, done where nothing that review needs is missing. */
export const stepStates = (
  values: EditorValues,
  errors: Readonly<Record<string, unknown>>,
  chosenStoresCount: number,
): Record<StepKey, StepState> => {
  const missing = missingOf(values, chosenStoresCount)
  const stateOf = (fields: readonly string[]): StepState => {
    // A field that nobody has filled in yet is to do, not wrong.
    if (
      fields.some(
        (field) =>
          (errors[field] !== undefined && !isEmpty(values[field as keyof EditorValues])) ||
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
