import type { ReactNode } from 'react'
import type { TrackRecord } from '@samspel/api'
import { fewestCases, postAnswerDays } from '@samspel/api/track-record'
import { useFormats, useText } from '@samspel/i18n'
import { Card, Icon } from '@samspel/ui'
import css from './BrandRecord.module.css'
import { recordMessages as messages } from './record-messages'

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  )
}

/** How a brand has treated creators (drawing zl): what it can be said of, and how each figure is counted. */
export function BrandRecord({ record, brandName }: { record: TrackRecord | undefined; brandName: string }) {
  const t = useText()
  const f = useFormats()
  if (!record) return null
  const { answerDays, approvedFirst, changesPerPost, paidDaysLate, rating, ratings, collaborations } = record
  const isUnknown = [answerDays, approvedFirst, paidDaysLate, rating].every((figure) => figure === null)
  const title = <h2 className={css.title}>{t(messages.title, { brand: brandName })}</h2>
  if (isUnknown)
    return (
      <Card>
        {title}
        <p className={css.text}>{t(messages.isNew, { n: collaborations })}</p>
      </Card>
    )
  return (
    <Card>
      {title}
      <dl className={css.figures}>
        {answerDays !== null && <Figure label={t(messages.answers)}>{t(messages.days, { n: answerDays })}</Figure>}
        {approvedFirst !== null && <Figure label={t(messages.first)}>{f.percent(approvedFirst / 100)}</Figure>}
        {paidDaysLate !== null && (
          <Figure label={t(messages.pays)}>
            {paidDaysLate === 0 ? t(messages.onTime) : t(messages.late, { n: paidDaysLate })}
          </Figure>
        )}
        {rating !== null && (
          <Figure label={t(messages.from, { n: ratings ?? 0 })}>
            <span role="img" aria-label={t(messages.stars, { mean: f.mean(rating) })} className={css.stars}>
              {f.mean(rating)}
              <Icon name="star" size={20} />
            </span>
          </Figure>
        )}
      </dl>
      <details className={css.how}>
        <summary>{t(messages.how)}</summary>
        <ul>
          {answerDays !== null && <li>{t(messages.howAnswers)}</li>}
          {approvedFirst !== null && (
            <li>{t(messages.howFirst, { changes: changesPerPost === null ? 'none' : f.number(changesPerPost, 1) })}</li>
          )}
          {paidDaysLate !== null && <li>{t(messages.howPays, { n: postAnswerDays })}</li>}
          {rating !== null && <li>{t(messages.howStars)}</li>}
          <li>{t(messages.howPeriod, { n: fewestCases })}</li>
        </ul>
      </details>
    </Card>
  )
}
