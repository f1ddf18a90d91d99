import type { ReactNode } from 'react'
import type { CreatorInsights } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import type { RequestError } from '@samspel/store'
import { Card, cx, SkeletonText } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import css from './Audience.module.css'
import { audienceMessages as m } from './audience-messages'

interface Bar {
  label: string
  share: number
  isRest?: boolean
}

/** Youngest first, the ends put together: five groups are enough to judge by. */
const agesOf = (ages: readonly { range: string; share: number }[], young: string): Bar[] => {
  const sum = (test: (from: number) => boolean) =>
    ages.filter(({ range }) => test(Number.parseInt(range, 10))).reduce((total, { share }) => total + share, 0)
  return [
    { label: young, share: sum((from) => from < 25) },
    { label: '25–34', share: sum((from) => from === 25) },
    { label: '35–44', share: sum((from) => from === 35) },
    { label: '45–54', share: sum((from) => from === 45) },
    { label: '55+', share: sum((from) => from >= 55) },
  ]
}

function Bars({ title, aside, bars }: { title: string; aside: ReactNode; bars: readonly Bar[] }) {
  const f = useFormats()
  const most = Math.max(...bars.map(({ share }) => share), 1)
  return (
    <div className={css.group}>
      <div className={css.head}>
        <h3>{title}</h3>
        <span>{aside}</span>
      </div>
      <table className={css.bars} aria-label={title}>
        <tbody>
          {bars.map(({ label, share, isRest }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td aria-hidden="true" className={css.track}>
                <span className={cx(css.bar, isRest && css.rest)} style={{ width: `${(share / most) * 100}%` }} />
              </td>
              <td>{f.percent(share / 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Instagram tells nobody about the audience of smaller accounts. */
const leastFollowers = 100

/** Who follows the creator, by age and town, or why nothing is known. */
export function Audience({
  insights,
  error,
  onRetry,
  followers,
}: {
  insights: CreatorInsights | undefined
  error: RequestError | undefined
  onRetry: () => void
  followers: number
}) {
  const t = useText()
  const f = useFormats()
  const audience = insights?.audience
  const readAt = insights?.audienceReadAt
  const others = 100 - (audience?.towns.reduce((sum, { share }) => sum + share, 0) ?? 0)
  return (
    <Card title={t(m.title)} detail={audience && readAt ? t(m.readAt, { when: f.relativeDays(readAt) }) : undefined}>
      {!insights ? (
        error ? (
          <LoadError what={t(m.failed)} error={error} onRetry={onRetry} />
        ) : (
          <SkeletonText label={t(m.loading)} lines={5} />
        )
      ) : audience ? (
        <div className={css.groups}>
          <Bars
            title={t(m.age)}
            aside={t(m.gender, { women: f.percent(audience.women / 100), men: f.percent(audience.men / 100) })}
            bars={agesOf(audience.ages, t(m.young))}
          />
          <Bars
            title={t(m.town)}
            aside={
              audience.countryCode &&
              audience.countryShare !== null &&
              t(m.inCountry, {
                share: f.percent(audience.countryShare / 100),
                country: f.country(audience.countryCode),
              })
            }
            bars={[
              ...audience.towns.map(({ name, share }) => ({ label: name, share })),
              ...(others > 0 ? [{ label: t(m.others), share: others, isRest: true }] : []),
            ]}
          />
        </div>
      ) : (
        <p className={css.none}>
          {t(!insights.connected ? m.notConnected : followers < leastFollowers ? m.tooFew : m.unread)}
        </p>
      )}
    </Card>
  )
}
