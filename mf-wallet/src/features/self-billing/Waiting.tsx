import type { SelfBilling, SelfBillingWait } from '@samspel/api'
import { type Message, useFormats, useText } from '@samspel/i18n'
import { LinkButton, Notice } from '@samspel/ui'
import { messages } from './messages'

const names: Record<SelfBillingWait['missing'][number], Message> = {
  firstName: messages.firstName,
  lastName: messages.lastName,
  street: messages.street,
  postalCode: messages.postalCode,
  town: messages.town,
  vatNumber: messages.vatNumber,
}

/** What the caller's own papers lack. */
export function OwnMissing({ missing }: Pick<SelfBilling, 'missing'>) {
  const t = useText()
  if (missing.length === 0) return null
  return (
    <Notice
      kind="warn"
      title={t(messages.ownMissing)}
      action={<LinkButton href="/settings">{t(messages.fillIn)}</LinkButton>}
    >
      {missing.map((field) => t(names[field])).join(', ')}
    </Notice>
  )
}

/** Months that are not invoiced yet, and whose turn it is. */
export function Waiting({ waiting }: Pick<SelfBilling, 'waiting'>) {
  const t = useText()
  const f = useFormats()
  if (waiting.length === 0) return null
  const why = ({ missing, payerMissing }: SelfBillingWait): Message => {
    if (payerMissing.includes('vatRule')) return messages.ownInvoice
    if (missing.length === 0) return messages.payerLacks
    return payerMissing.length === 0 ? messages.youLack : messages.bothLack
  }
  return (
    <Notice kind="info" title={t(messages.waiting)}>
      {waiting.map((wait) => (
        <p key={`${wait.payer} ${wait.month}`}>
          {t(why(wait), { payer: wait.payer, month: f.date(wait.month, 'month') })}
        </p>
      ))}
    </Notice>
  )
}
