import type { Campaign } from '@samspel/api'
import { useFormats, useLocale, useText } from '@samspel/i18n'
import { messages } from './messages'

/** Total value of an offer's products, kr. */
export const productValue = ({ products }: Pick<Campaign, 'products'>): number =>
  products.reduce((sum, { defaultProductValue }) => sum + defaultProductValue, 0)

/** An offer's fee, kr; 0 without one. */
export const feeOf = ({
  enablePaidCollaborations,
  paidCollaborationPrice,
}: Pick<Campaign, 'enablePaidCollaborations' | 'paidCollaborationPrice'>): number =>
  enablePaidCollaborations ? paidCollaborationPrice : 0

/** Formats an offer's task and deadline: "Inlägg eller story senast 14 dec". */
export function useTask(): (offer: Pick<Campaign, 'mentionKinds' | 'dueAt' | 'deliveryMethod'>) => string {
  const t = useText()
  const f = useFormats()
  const locale = useLocale()
  return ({ mentionKinds, dueAt, deliveryMethod }) => {
    const words = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
      mentionKinds.map((kind) => t(messages[kind])),
    )
    const kinds = words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
    // At a store the day is counted from the pick-up, which takes more words than a card has.
    return dueAt && deliveryMethod === 'delivery'
      ? t(messages.postBefore, { kinds, date: f.date(dueAt, 'short') })
      : kinds
  }
}
