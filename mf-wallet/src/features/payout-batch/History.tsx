import type { PayoutEvent } from '@samspel/api'
import { bankReason } from '@samspel/api/bank-reasons'
import { type Locale, type Message, useFormats, useLocale, useText } from '@samspel/i18n'
import { Card } from '@samspel/ui'
import css from './Batch.module.css'
import { messages } from './messages'

const words: Record<PayoutEvent['act'], Message> = {
  compiled: messages.actCompiled,
  approved: messages.actApproved,
  approval_reset: messages.actApprovalReset,
  returned: messages.actReturned,
  exported: messages.actExported,
  sent: messages.actSent,
  answered: messages.actAnswered,
  row_stopped: messages.actRowStopped,
  row_changed: messages.actRowChanged,
  asked_to_correct: messages.actAskedToCorrect,
  details_shown: messages.actDetailsShown,
  row_paid: messages.actRowPaid,
  row_failed: messages.actRowFailed,
}

/** The bank's reason as it is kept: its code, then its own words. */
const reasonIn = (locale: Locale, note: string | null): string => {
  const [, code, own] = /^(?:([A-Z]{2}\d{2})(?: |$))?(.*)$/.exec(note ?? '') ?? []
  return bankReason(locale, { code, words: own || null })
}

/** Who did what, and when. */
export function History({ events }: { events: readonly PayoutEvent[] }) {
  const t = useText()
  const f = useFormats()
  const locale = useLocale()
  return (
    <Card title={t(messages.history)}>
      <ul className={css.history}>
        {events.map(({ id, act, by, creator, note, at }) => (
          <li key={id}>
            {t(words[act], {
              by: by ?? t(messages.theBank),
              creator: creator ?? '',
              note: act === 'row_failed' ? reasonIn(locale, note) : (note ?? ''),
            })}
            <span className={css.quiet}>{f.dateTime(at)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
