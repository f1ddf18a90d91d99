import { type ReactNode, useState } from 'react'
import { commonMessages, useText } from '@samspel/i18n'
import { Card, SegmentedControl } from '@samspel/ui'
import { reportMessages as messages } from './messages'
import css from './Report.module.css'

interface SwitchCardProps {
  title: string
  chart: ReactNode
  table: ReactNode
  /** Content before the switch. */
  aside?: ReactNode
}

/** A chart with a switch to the same numbers as a table. */
export function SwitchCard({ title, chart, table, aside }: SwitchCardProps) {
  const t = useText()
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const options = [
    { value: 'chart', label: t(commonMessages.chart) },
    { value: 'table', label: t(commonMessages.table) },
  ] as const
  return (
    <Card
      title={title}
      aside={
        <span className={css.aside}>
          {aside}
          <SegmentedControl
            size="sm"
            label={t(messages.viewOf, { title })}
            options={options}
            value={view}
            onChange={setView}
          />
        </span>
      }
    >
      {view === 'chart' ? chart : table}
    </Card>
  )
}
