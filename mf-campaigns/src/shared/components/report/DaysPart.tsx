import type { CampaignReport } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Button } from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { reportMessages as messages } from './messages'
import { ReachChart } from './ReachChart'
import css from './Report.module.css'
import { reportDays } from './report-days'
import { SwitchCard } from './SwitchCard'
import type { useReportFile } from './use-report-file'

type Day = CampaignReport['days'][number] & { total: number }

/** Reach by day, compared with the wanted reach. */
export function DaysPart({ report, files }: { report: CampaignReport; files: ReturnType<typeof useReportFile> }) {
  const t = useText()
  const format = useFormats()
  const days: Day[] = report.days.map((day, index) => ({
    ...day,
    total: report.days.slice(0, index + 1).reduce((sum, { reach }) => sum + reach, 0),
  }))
  const number = (key: 'reach' | 'total' | 'posts' | 'likes' | 'comments'): Column<Day> => ({
    key,
    header: t(messages[key]),
    align: 'end',
    cell: (day) => format.number(day[key]),
  })
  const columns: Column<Day>[] = [
    { key: 'day', header: t(messages.day), cell: ({ day }) => format.date(day) },
    number('reach'),
    number('total'),
    number('posts'),
    number('likes'),
    number('comments'),
  ]
  return (
    <SwitchCard
      title={t(messages.reachPerDay)}
      chart={<ReachChart days={reportDays(report)} report={report} />}
      table={
        <div
          className={css.scroll}
          tabIndex={0}
          role="region"
          aria-label={`${t(messages.reachPerDay)}, ${t(commonMessages.table)}`}
        >
          <Table caption={t(messages.reachPerDay)} columns={columns} rows={days} rowKey={({ day }) => day} />
        </div>
      }
      aside={
        <Button
          size="sm"
          icon="download"
          loading={files.making === 'days'}
          onClick={() => files.save('days')}
          aria-label={t(messages.csvDays)}
        >
          {t(messages.csv)}
        </Button>
      }
    />
  )
}
