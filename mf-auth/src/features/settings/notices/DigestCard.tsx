import { useState } from 'react'
import type { NoticeSettings } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { apiAction, useQuery } from '@samspel/store'
import { Card, ErrorState, SelectField, Spinner, TextButton } from '@samspel/ui'
import { hourOptions } from './hours'
import { messages as m } from './messages'
import css from './Notices.module.css'

const getNoticeDigest = apiAction('getNoticeDigest')

interface Props {
  digest: NoticeSettings['digest']
  /** Whether any topic uses the digest. */
  isUsed: boolean
  onChange: (digest: Partial<Pick<NoticeSettings['digest'], 'days' | 'hour'>>) => void
}

/** When the digest is sent, and a preview of the next one. */
export function DigestCard({ digest, isUsed, onChange }: Props) {
  const t = useText()
  const formats = useFormats()
  const [isShown, setShown] = useState(false)
  return (
    <Card title={t(m.digestTitle)} detail={t(isUsed ? m.digestText : m.digestUnused)}>
      <div className={css.hours}>
        <SelectField
          hideLabel
          label={t(m.digestDays)}
          value={digest.days}
          disabled={!isUsed}
          onChange={(days) => days && onChange({ days })}
          options={[
            { value: 'weekdays', label: t(m.weekdays) },
            { value: 'daily', label: t(m.daily) },
            { value: 'mondays', label: t(m.mondays) },
          ]}
        />
        <SelectField
          hideLabel
          label={t(m.digestHour)}
          value={String(digest.hour)}
          disabled={!isUsed}
          onChange={(hour) => hour !== null && onChange({ hour: Number(hour) })}
          options={hourOptions}
        />
      </div>
      {isUsed && (
        <p>
          {t(m.digestNext, {
            day: formats.date(digest.nextAt),
            time: formats.time(digest.nextAt),
            n: digest.waiting,
          })}{' '}
          {digest.waiting > 0 && (
            <TextButton aria-expanded={isShown} onClick={() => setShown(!isShown)}>
              {t(commonMessages.show)}
            </TextButton>
          )}
        </p>
      )}
      {isUsed && isShown && <NextDigest />}
    </Card>
  )
}

function NextDigest() {
  const t = useText()
  const { result, status, retry } = useQuery(getNoticeDigest())
  if (status === 'error')
    return <ErrorState message={t(m.digestFailed)} retryLabel={t(commonMessages.retry)} onRetry={retry} />
  if (!result) return <Spinner label={t(m.loading)} />
  return <pre className={css.letter}>{`${result.noticeDigest.subject}\n\n${result.noticeDigest.text}`}</pre>
}
