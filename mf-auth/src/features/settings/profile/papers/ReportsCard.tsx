import { useState } from 'react'
import { useFormats, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { Card, SelectField, Stack } from '@samspel/ui'
import { Table } from '@samspel/ui/late'
import { listMySellerReports } from './calls'
import { messages } from './messages'

/** The creator's own copy of the yearly report: what it says of them, quarter by quarter. Nothing for whoever was never paid. */
export function ReportsCard() {
  const t = useText()
  const f = useFormats()
  const { result } = useQuery(listMySellerReports({}))
  const [chosen, setChosen] = useState<number>()
  const reports = result?.reports ?? []
  const report = reports.find(({ year }) => year === chosen) ?? reports[0]
  if (!report) return null
  const rows = report.quarters.map((quarter, at) => ({ ...quarter, number: at + 1 }))
  return (
    <Card
      title={t(messages.reports)}
      detail={t(report.isReported ? messages.reported : messages.notReported, { year: String(report.year) })}
    >
      <Stack gap={16}>
        {reports.length > 1 && (
          <SelectField
            label={t(messages.year)}
            value={String(report.year)}
            onChange={(value) => setChosen(Number(value))}
            options={reports.map(({ year }) => ({ value: String(year), label: String(year) }))}
          />
        )}
        <Table
          caption={t(messages.reports)}
          rows={rows}
          rowKey={({ number }) => String(number)}
          columns={[
            { key: 'quarter', header: t(messages.quarter), cell: ({ number }) => t(messages.quarterName, { number }) },
            {
              key: 'activities',
              header: t(messages.activities),
              align: 'end',
              cell: ({ activities }) => String(activities),
            },
            { key: 'amount', header: t(messages.paid), align: 'end', cell: ({ amount }) => f.ore(amount) },
          ]}
        />
        <p>{t(messages.inAll, { sum: f.ore(report.amount) })}</p>
      </Stack>
    </Card>
  )
}
