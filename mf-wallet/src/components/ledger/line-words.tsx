import type { Transaction } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Chip } from '@samspel/ui'
import { common } from '../messages'
import { detailOf } from './line-looks'
import { messages } from './messages'

/** A reference as people read it aloud: four digits at a time. */
export const inFours = (reference: string): string => reference.replace(/(\d{4})(?=\d)/g, '$1 ')

/** What a line is about, beside its kind: of a deposit how it was paid. */
export const useDetail = () => {
  const t = useText()
  return (line: Transaction): string => {
    const { payment, kind } = line
    if (!payment) return detailOf(line, t(common[kind]))
    if (payment.method === 'transfer') return t(messages.byTransfer, { reference: inFours(payment.reference ?? '') })
    return payment.cardLastFour ? t(messages.byCard, { lastFour: payment.cardLastFour }) : t(messages.byAnyCard)
  }
}

export function PendingChip() {
  const t = useText()
  return (
    <Chip tone="warn" icon="clock">
      {t(messages.pending)}
    </Chip>
  )
}
