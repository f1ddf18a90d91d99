import { type ReactNode, useState } from 'react'
import { weekNumber } from '@samspel/desk/week'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import type { RequestError } from '@samspel/store'
import { Card, cx, Icon, Link, SegmentedControl, Skeleton, VisuallyHidden } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { changeOf } from './data/days'
import type { Figures } from './data/overview'
import { figureMessages as m } from './messages'
import css from './Overview.module.css'
import { WeekChart } from './WeekChart'

/** A figure's change from the preceding period of equal length. A falling cost is good; a rising one is stated neutrally. */
function Change({ percent, goodWhen }: { percent: number | null; goodWhen?: 'more' | 'less' }) {
  const t = useText()
  if (percent === null || percent === 0) return null
  const isGood = goodWhen !== undefined && percent > 0 === (goodWhen === 'more')
  return (
    <span className={cx(css.change, isGood && css.good)}>
      <Icon name={percent > 0 ? 'arrow-up' : 'arrow-down'} size={14} />
      <span aria-hidden="true">{t(m.percent, { n: Math.abs(percent) })}</span>
      <VisuallyHidden>{t(percent > 0 ? m.more : m.less, { n: Math.abs(percent) })}</VisuallyHidden>
    </span>
  )
}

/** What the cost is made of, and why the wallet says another sum. */
function Parts({ figures: { totals, booked } }: { figures: Figures }) {
  const t = useText()
  const format = useFormats()
  const kronor = (ore: number) => format.money(Math.round(ore / 100))
  const { fees, goods, logistics } = totals
  return (
    <p className={css.parts}>
      {t(m.parts, { fees: kronor(fees), goods: kronor(goods), logistics: kronor(logistics) })}{' '}
      {typeof booked === 'number' && <Link href="/wallet">{t(m.booked, { money: kronor(booked) })}</Link>}
    </p>
  )
}

function Totals({ figures: { totals, before } }: { figures: Figures }) {
  const t = useText()
  const format = useFormats()
  const kronor = (ore: number) => format.money(Math.round(ore / 100))
  const per = totals.costPerThousandReach
  const each: { key: string; label: string; value: string; swatch?: string | undefined; change: ReactNode }[] = [
    {
      key: 'reach',
      label: t(m.reach),
      swatch: css.ofReach,
      value: format.number(totals.reach),
      change: <Change percent={changeOf(totals.reach, before.reach)} goodWhen="more" />,
    },
    {
      key: 'cost',
      label: t(m.cost),
      swatch: css.ofCost,
      value: kronor(totals.cost),
      change: <Change percent={changeOf(totals.cost, before.cost)} />,
    },
    {
      key: 'per',
      label: t(m.perThousand),
      value: per === null ? t(m.none) : kronor(per),
      change: <Change percent={changeOf(per, before.costPerThousandReach)} goodWhen="less" />,
    },
  ]
  return (
    <dl className={css.totals}>
      {each.map(({ key, label, value, swatch, change }) => (
        <div key={key}>
          <dt>
            {swatch && <span className={cx(css.swatch, swatch)} />}
            {label}
          </dt>
          <dd>
            <span className={css.big}>{value}</span>
            {change}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Numbers({ figures: { weeks } }: { figures: Figures }) {
  const t = useText()
  const format = useFormats()
  return (
    <div className={css.numbers} tabIndex={0} role="region" aria-label={`${t(m.title)}, ${t(commonMessages.table)}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(m.weekHead)}</th>
            <th scope="col">{t(m.reach)}</th>
            <th scope="col">{t(m.cost)}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, reach, cost }) => (
            <tr key={week}>
              <th scope="row">
                {t(m.week, { n: weekNumber(week) })} <span>{format.date(week, 'short')}</span>
              </th>
              <td>{format.number(reach)}</td>
              <td>{format.money(Math.round(cost / 100))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export interface FiguresCardProps {
  figures: Figures | undefined
  error: RequestError | undefined
  onRetry: () => void
  /** On phones the totals come first, and the chart after the comparison. */
  part: 'all' | 'totals' | 'chart'
}

/** Reach and cost of the period: totals, and a weekly chart or table. */
export function FiguresCard({ figures, error, onRetry, part }: FiguresCardProps) {
  const t = useText()
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const hasChart = part !== 'totals'
  const isEmpty = figures?.weeks.every(({ reach, cost }) => reach === 0 && cost === 0)
  return (
    <Card
      title={t(part === 'chart' ? m.byWeek : m.title)}
      className={css.figures}
      aside={
        hasChart &&
        !isEmpty && (
          <SegmentedControl
            size="sm"
            label={t(m.viewOf, { title: t(m.title) })}
            options={[
              { value: 'chart', label: t(commonMessages.chart) },
              { value: 'table', label: t(commonMessages.table) },
            ]}
            value={view}
            onChange={setView}
          />
        )
      }
    >
      {figures ? (
        <>
          {part !== 'chart' && <Totals figures={figures} />}
          {part !== 'chart' && figures.totals.cost > 0 && <Parts figures={figures} />}
          {hasChart &&
            (isEmpty ? (
              <p className={css.quiet}>{t(m.empty)}</p>
            ) : view === 'chart' ? (
              <WeekChart figures={figures} />
            ) : (
              <Numbers figures={figures} />
            ))}
        </>
      ) : error ? (
        <LoadError error={error} onRetry={onRetry} what={t(m.failed)} />
      ) : (
        <div role="status" aria-label={t(m.loading)} aria-busy="true">
          <Skeleton width="70%" height={28} />
          {hasChart && <Skeleton height={220} radius={10} className={css.second} />}
        </div>
      )}
    </Card>
  )
}
