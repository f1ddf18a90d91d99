import type { Invoice } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Chip, type ChipProps } from '@samspel/ui'
import { messages } from './messages'

const looks: Record<Invoice['state'], Pick<ChipProps, 'tone' | 'icon'>> = {
  open: { tone: 'warn', icon: 'clock' },
  paid: { tone: 'ok', icon: 'check' },
  overdue: { tone: 'bad', icon: 'alert-circle' },
  credited: { tone: 'neutral', icon: 'arrow-back-up' },
}

/** Whether an invoice is paid; while it is not, until when it must be. */
export function InvoiceState({ invoice: { state, dueOn } }: { invoice: Pick<Invoice, 'state' | 'dueOn'> }) {
  const t = useText()
  const f = useFormats()
  return (
    <Chip {...looks[state]}>
      {state === 'open' ? t(messages.open, { date: f.date(dueOn, 'short') }) : t(messages[state])}
    </Chip>
  )
}
