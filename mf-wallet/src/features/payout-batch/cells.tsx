import type { PayoutRow } from '@samspel/api'
import { bankReason } from '@samspel/api/bank-reasons'
import { useFormats, useLocale, useText } from '@samspel/i18n'
import { Avatar } from '@samspel/ui'
import css from './Batch.module.css'
import { messages } from './messages'

/** More bank days than these are late. */
const lateAfter = 2
export const isLate = ({ bankDays }: PayoutRow) => bankDays > lateAfter

export function Requested({ row }: { row: PayoutRow }) {
  const t = useText()
  const locale = useLocale()
  const f = useFormats()
  return (
    <span className={css.stacked}>
      {f.date(row.requestedAt, 'short')}
      {isLate(row) ? (
        <span className={css.late}>{t(messages.lateDays, { count: row.bankDays })}</span>
      ) : (
        row.attempt === 1 && <span className={css.quiet}>{f.relativeDays(row.requestedAt)}</span>
      )}
      {row.attempt > 1 && (
        <span
          className={css.quiet}
          title={bankReason(locale, { code: row.earlierFailureCode, words: row.earlierFailure })}
        >
          {t(messages.again, { count: row.attempt })}
        </span>
      )}
    </span>
  )
}

export function Account({ row: { bankName, lastFour } }: { row: PayoutRow }) {
  return (
    <span className={css.stacked}>
      {bankName ?? '–'}
      {lastFour && <span className={css.quiet}>•••• {lastFour}</span>}
    </span>
  )
}

export function Who({ row: { creator } }: { row: PayoutRow }) {
  return (
    <span className={css.who}>
      <Avatar name={creator.name} src={creator.avatarUrl} size={34} />
      <span className={css.stacked}>
        <b>{creator.name}</b>
        <span className={css.quiet}>@{creator.username}</span>
      </span>
    </span>
  )
}
