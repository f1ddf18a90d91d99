import { type ReactNode, useState } from 'react'
import type { StoreReport, StoreReportWeek } from '@samspel/api'
import { weekNumber } from '@samspel/desk/week'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Card, EmptyState, IconButton, SegmentedControl } from '@samspel/ui'
import { BarChart, type Column, Figure, Table } from '@samspel/ui/late'
import { messages } from './messages'
import css from './Report.module.css'

interface FiguresCardProps {
  title: string
  totals: StoreReport['totals']
  weeks: readonly StoreReportWeek[]
  onSave: () => void
  isSaving: boolean
  foot?: ReactNode
}

function Totals({ totals }: Pick<FiguresCardProps, 'totals'>) {
  const t = useText()
  const f = useFormats()
  const { reach, approvedPosts } = totals
  return (
    <div className={css.figures}>
      <Figure
        label={t(messages.pickedUp)}
        value={f.number(totals.pickedUp)}
        help={t(messages.ofPasses, { count: totals.passes })}
      />
      <Figure
        label={t(messages.lapsed)}
        value={f.number(totals.lapsed)}
        help={t(messages.withdrawnToo, { count: totals.withdrawn })}
      />
      <Figure
        label={t(messages.posts)}
        value={f.number(totals.posts)}
        help={t(messages.approved, { count: approvedPosts })}
      />
      <Figure
        label={t(messages.reach)}
        value={f.number(reach)}
        help={approvedPosts > 0 && t(messages.perPost, { reach: f.number(Math.round(reach / approvedPosts)) })}
      />
    </div>
  )
}

function WeekTable({ title, weeks }: Pick<FiguresCardProps, 'title' | 'weeks'>) {
  const t = useText()
  const f = useFormats()
  const number = (
    key: Exclude<keyof StoreReportWeek, 'week' | 'passes' | 'approvedPosts'>,
  ): Column<StoreReportWeek> => ({
    key,
    header: t(messages[key]),
    align: 'end',
    cell: (week) => f.number(week[key]),
  })
  const columns: Column<StoreReportWeek>[] = [
    { key: 'week', header: t(messages.week), cell: ({ week }) => t(messages.weekShort, { week: weekNumber(week) }) },
    number('pickedUp'),
    number('lapsed'),
    number('withdrawn'),
    number('posts'),
    number('reach'),
  ]
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label={`${title}, ${t(commonMessages.table)}`}>
      <Table caption={title} columns={columns} rows={weeks} rowKey={({ week }) => week} />
    </div>
  )
}

function WeekChart({ weeks }: Pick<FiguresCardProps, 'weeks'>) {
  const t = useText()
  const f = useFormats()
  const last = weeks.at(-1)
  const peak = Math.max(0, ...weeks.map(({ pickedUp }) => pickedUp))
  const nameOf = ({ week }: StoreReportWeek) => t(messages.weekShort, { week: weekNumber(week) })
  return (
    <BarChart
      bars={weeks.map((week) => ({
        key: week.week,
        value: week.pickedUp,
        label: nameOf(week),
        hint: t(messages.hint, {
          week: nameOf(week),
          pickedUp: f.number(week.pickedUp),
          lapsed: f.number(week.lapsed),
          posts: f.number(week.posts),
          reach: f.number(week.reach),
        }),
      }))}
      format={(value) => f.number(value)}
      peakLabel={peak > 0 ? t(messages.peak, { count: peak }) : ''}
      sentence={t(messages.sentence, {
        list: weeks.map((week) => `${nameOf(week)} ${f.number(week.pickedUp)}`).join('; '),
      })}
      {...(last && { today: { key: last.week, label: t(messages.weekNow, { week: weekNumber(last.week) }) } })}
    />
  )
}

/** Weekly pick-ups and their results: a chart, and the same numbers as a table or file. */
export function FiguresCard({ title, totals, weeks, onSave, isSaving, foot }: FiguresCardProps) {
  const t = useText()
  const f = useFormats()
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const [first] = weeks
  const options = [
    { value: 'chart', label: t(commonMessages.chart) },
    { value: 'table', label: t(commonMessages.table) },
  ] as const
  if (totals.passes + totals.posts === 0)
    return (
      <Card title={title}>
        <EmptyState bare title={t(messages.none)} text={t(messages.noneText)} />
        {foot}
      </Card>
    )
  return (
    <Card
      title={title}
      detail={first && t(messages.since, { date: f.date(first.week, 'short') })}
      aside={
        <span className={css.aside}>
          <SegmentedControl
            size="sm"
            label={t(commonMessages.showAs)}
            options={options}
            value={view}
            onChange={setView}
          />
          <IconButton size="sm" icon="download" label={t(messages.save)} disabled={isSaving} onClick={onSave} />
        </span>
      }
    >
      <Totals totals={totals} />
      {view === 'chart' ? <WeekChart weeks={weeks} /> : <WeekTable title={title} weeks={weeks} />}
      {foot}
    </Card>
  )
}
