import { useState } from 'react'
import { type ServiceEnd, serviceEndDays } from '@samspel/api'
import { dayOf, daysUntil } from '@samspel/i18n'
import { Card, Icon, TextButton } from '@samspel/ui'
import { toneOfEnd } from './facts'
import { messages as m } from './messages'
import { serviceNames } from './service-messages'
import css from './Services.module.css'
import { useServiceFormats } from './use-formats'

const icons = { api_version: 'calendar-due', certificate: 'certificate', tokens: 'key' } as const
const atFirst = 3
const isThisYear = ({ endsAt }: ServiceEnd): boolean => dayOf(endsAt).slice(0, 4) === dayOf(Date.now()).slice(0, 4)

/** Everything with an end, nearest first. */
export function Ends({ ends }: { ends: readonly ServiceEnd[] }) {
  const f = useServiceFormats()
  const { t } = f
  const [isWhole, setIsWhole] = useState(false)
  const nameOf = ({ kind, name, count }: ServiceEnd) =>
    kind === 'tokens' ? t(m.tokens, { count }) : t(kind === 'certificate' ? m.certificate : m.apiVersion, { name })
  return (
    <Card
      title={t(m.ends)}
      aside={<span className={css.aside}>{t(m.remindsBefore, { days: serviceEndDays[0] })}</span>}
    >
      {ends.length === 0 && <p className={css.quiet}>{t(m.endsNone)}</p>}
      {ends.length > 0 && (
        <ul className={css.ends}>
          {(isWhole ? ends : ends.slice(0, atFirst)).map((end) => (
            <li key={`${end.kind} ${end.name} ${end.service}`} data-tone={toneOfEnd(end)}>
              <Icon name={icons[end.kind]} size={18} />
              <span className={css.stacked}>
                <b>{nameOf(end)}</b>
                <span className={css.more}>{end.service ? t(serviceNames[end.service]) : t(m.ownAddress)}</span>
              </span>
              <span className={css.day}>
                <b>{f.date(end.endsAt, isThisYear(end) ? 'short' : 'year')}</b>
                <span>{t(m.days, { count: daysUntil(end.endsAt) })}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {ends.length > atFirst && !isWhole && <TextButton onClick={() => setIsWhole(true)}>{t(m.showAll)}</TextButton>}
    </Card>
  )
}
