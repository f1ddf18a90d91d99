import { useState } from 'react'
import { SegmentedControl } from '../actions/SegmentedControl'
import { Card } from '../layout/Card'
import { BarChart, type BarChartProps } from './BarChart'
import css from './BarChart.module.css'

export interface ChartCardProps extends BarChartProps {
  title: string
  /** Beside the title. */
  detail?: string | undefined
  /** The words of the switch, and the name of the pair. */
  switchLabels: { group: string; chart: string; table: string }
  /** Headers of the table's two columns. */
  headers: { label: string; value: string }
}

/** A chart in a card, with the same numbers as a table behind a switch. */
export function ChartCard({ title, detail, switchLabels, headers, ...chart }: ChartCardProps) {
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const options = [
    { value: 'chart', label: switchLabels.chart },
    { value: 'table', label: switchLabels.table },
  ] as const
  return (
    <Card
      title={title}
      detail={detail}
      aside={
        <SegmentedControl size="sm" label={switchLabels.group} options={options} value={view} onChange={setView} />
      }
    >
      {view === 'chart' ? (
        <BarChart {...chart} />
      ) : (
        <div className={css.numbers} tabIndex={0} role="region" aria-label={`${title}, ${switchLabels.table}`}>
          <table>
            <thead>
              <tr>
                <th scope="col">{headers.label}</th>
                <th scope="col">{headers.value}</th>
              </tr>
            </thead>
            <tbody>
              {chart.bars
                .filter((bar) => bar.value !== null)
                .map((bar) => (
                  <tr key={bar.key}>
                    <td>{bar.label}</td>
                    <td>{chart.format(bar.value ?? 0)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}
