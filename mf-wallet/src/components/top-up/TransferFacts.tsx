import type { Payment, TopUpOptions } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { IconButton, notify, Stack } from '@samspel/ui'
import { inFours } from '../ledger/line-words'
import { messages } from './messages'
import css from './TopUp.module.css'

function Line({ label, shown, copied }: { label: string; shown: string; copied?: string }) {
  const t = useText()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied ?? '')
      notify({ kind: 'ok', message: t(messages.copied, { what: label }) })
    } catch {
      notify({ kind: 'bad', message: t(messages.notCopied) })
    }
  }
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{shown}</span>
        {copied && (
          <IconButton size="sm" icon="copy" label={t(messages.copy, { what: label })} onClick={() => void copy()} />
        )}
      </dd>
    </div>
  )
}

/** What to write in the bank: receiver, account, sum and reference, each to be copied. */
export function TransferFacts({
  payment: { amount, reference },
  options,
}: {
  payment: Payment
  options: TopUpOptions
}) {
  const t = useText()
  const f = useFormats()
  if (options.bankgiro === null) return <p className={css.text}>{t(messages.noAccount)}</p>
  return (
    <Stack gap={12}>
      <p className={css.text}>{t(messages.payThis)}</p>
      <dl className={css.facts}>
        <Line label={t(messages.receiver)} shown={options.receiver ?? ''} />
        <Line label={t(messages.bankgiro)} shown={options.bankgiro} copied={options.bankgiro} />
        <Line label={t(messages.amount)} shown={f.ore(amount)} copied={(amount / 100).toFixed(2).replace('.', ',')} />
        <Line label={t(messages.reference)} shown={inFours(reference ?? '')} copied={reference ?? ''} />
      </dl>
      <p className={css.text}>{t(messages.waits)}</p>
    </Stack>
  )
}
