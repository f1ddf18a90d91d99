import { type ReactNode, useId, useState } from 'react'
import type { PlatformStatus } from '@samspel/api'
import { IconButton } from '@samspel/ui'
import type { StatusFormats } from './formats'
import { useStatusFormats } from './formats'
import { messages as m } from './messages'
import { MiniBars, MiniLine } from './MiniChart'
import css from './Status.module.css'

/** A chart in a sentence. */
export const sentenceOf = (
  f: StatusFormats,
  what: string,
  hours: readonly string[],
  values: readonly (number | null)[],
  format: (value: number | null) => string,
): string => {
  const peak = values.reduce<number>((best, value, index) => ((value ?? 0) > (values[best] ?? 0) ? index : best), 0)
  if (!values[peak]) return f.t(m.chartEmpty, { what, hours: hours.length })
  return f.t(m.chartSentence, {
    what,
    hours: hours.length,
    peak: format(values[peak]),
    at: f.time(hours[peak] ?? ''),
    last: format(values.at(-1) ?? null),
  })
}

interface CardProps {
  what: string
  value: string
  aside: ReactNode
  hours: readonly string[]
  values: readonly (number | null)[]
  format: (value: number | null) => string
  children: ReactNode
}

function FigureCard({ what, value, aside, hours, values, format, children }: CardProps) {
  const f = useStatusFormats()
  const { t } = f
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  return (
    <section className={css.card} aria-labelledby={id}>
      <div className={css.cardHead}>
        <h2 id={id}>{what}</h2>
        <span className={css.quiet}>{t(m.hours, { count: hours.length })}</span>
        <IconButton
          icon={asTable ? 'chart-bar' : 'table'}
          size="sm"
          label={t(m.asTable, { what })}
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
          className={css.switch!}
        />
      </div>
      <div className={css.figure}>
        <span className={css.big}>{value}</span>
        {aside}
      </div>
      {asTable ? (
        <div className={css.numbers} tabIndex={0} role="region" aria-label={t(m.asTable, { what })}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t(m.hour)}</th>
                <th scope="col">{what}</th>
              </tr>
            </thead>
            <tbody>
              {hours.map((hour, index) => (
                <tr key={hour}>
                  <td>{f.time(hour)}</td>
                  <td>{format(values[index] ?? null)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <>
          {children}
          <div className={css.ends} aria-hidden="true">
            <span>{hours[0] && `${f.time(hours[0])} ${f.relativeDays(hours[0])}`}</span>
            <span>{t(m.now)}</span>
          </div>
        </>
      )}
    </section>
  )
}

/** The three figures of the last day with their charts. */
export function FigureCards({ status: { hours, totals } }: { status: PlatformStatus }) {
  const f = useStatusFormats()
  const { t } = f
  const count = (value: number | null) => f.number(value ?? 0)
  const tip = (values: readonly number[]) => (index: number) =>
    `${f.time(hours[index] ?? '')}: ${count(values[index] ?? 0)}`
  return (
    <div className={css.figures}>
      <FigureCard
        what={t(m.loads)}
        value={count(totals.loads)}
        aside={<span className={css.quiet}>{t(m.allParts)}</span>}
        hours={hours}
        values={totals.loadsByHour}
        format={count}
      >
        <MiniBars
          values={totals.loadsByHour}
          sentence={sentenceOf(f, t(m.loads), hours, totals.loadsByHour, count)}
          tip={tip(totals.loadsByHour)}
        />
      </FigureCard>
      <FigureCard
        what={t(m.failures)}
        value={count(totals.failures)}
        aside={
          <span className={totals.failuresLastHour > 0 ? css.bad : css.quiet}>
            {t(m.lastHour, { count: count(totals.failuresLastHour) })}
          </span>
        }
        hours={hours}
        values={totals.failuresByHour}
        format={count}
      >
        <MiniBars
          marked
          values={totals.failuresByHour}
          sentence={sentenceOf(f, t(m.failures), hours, totals.failuresByHour, count)}
          tip={tip(totals.failuresByHour)}
        />
      </FigureCard>
      <FigureCard
        what={t(m.firstView)}
        value={f.seconds(totals.p75Ms)}
        aside={<span className={css.quiet}>{t(m.p75)}</span>}
        hours={hours}
        values={totals.p75ByHour}
        format={f.seconds}
      >
        <MiniLine
          values={totals.p75ByHour}
          sentence={sentenceOf(f, t(m.firstView), hours, totals.p75ByHour, f.seconds)}
        />
      </FigureCard>
    </div>
  )
}
