/** @jest-environment @happy-dom/jest-environment */
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { ChartCard } from './ChartCard'
import { SplitBar } from './Figure'
import { niceTicks } from './scale'
import { type Column, Table } from './Table'

afterEach(cleanup)

interface Row {
  id: string
  name: string
  reach: number
}
const rows: Row[] = [
  { id: '1', name: 'Kvällslampa', reach: 92415 },
  { id: '2', name: 'Vinterhud', reach: 338900 },
]
const columns: Column<Row>[] = [
  { key: 'name', header: 'Kampanj', cell: (row) => row.name, footer: '2 kampanjer' },
  { key: 'reach', header: 'Räckvidd', cell: (row) => row.reach, align: 'end', sortKey: 'reach', footer: 431315 },
  { key: 'act', header: 'Handlingar', cell: () => <button type="button">Neka</button>, hideHeader: true },
]

describe('Table', () => {
  it('keeps its roles and labels each cell but the first, for the cards of a phone', () => {
    render(
      <Table
        caption="Kampanjer"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowHref={(row) => `/campaigns/${row.id}`}
      />,
    )
    const table = screen.getByRole('table', { name: 'Kampanjer' })
    const first = within(table).getAllByRole('row')[1] as HTMLElement
    expect(
      within(first)
        .getAllByRole('cell')
        .map((cell) => cell.getAttribute('data-label')),
    ).toEqual([null, 'Räckvidd', null])
    expect(within(first).getByRole('link', { name: 'Kvällslampa' })).toHaveAttribute('href', '/campaigns/1')
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3)
    expect(within(table).getByText('431315')).toBeVisible()
  })

  it('puts a heading over rows that follow one another in a group', () => {
    render(
      <Table
        caption="Kampanjer"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        groupOf={() => ({ key: 'fjallglim', heading: 'Fjällglim' })}
      />,
    )
    const headings = screen.getAllByRole('rowheader')
    expect(headings.map((heading) => heading.textContent)).toEqual(['Fjällglim'])
    expect(screen.getAllByRole('row').indexOf(headings[0]!.closest('tr')!)).toBe(1)
  })

  it('sorts upwards first, then the other way', () => {
    const onSort = jest.fn()
    const shared = { caption: 'Kampanjer', columns, rows, rowKey: (row: Row) => row.id, onSort }
    const { rerender } = render(<Table {...shared} sort={null} />)
    fireEvent.click(screen.getByRole('button', { name: 'Räckvidd' }))
    expect(onSort).toHaveBeenLastCalledWith({ key: 'reach', direction: 'asc' })
    rerender(<Table {...shared} sort={{ key: 'reach', direction: 'asc' }} />)
    expect(screen.getByRole('columnheader', { name: 'Räckvidd' })).toHaveAttribute('aria-sort', 'ascending')
    fireEvent.click(screen.getByRole('button', { name: 'Räckvidd' }))
    expect(onSort).toHaveBeenLastCalledWith({ key: 'reach', direction: 'desc' })
  })
})

describe('niceTicks', () => {
  it('steps in round numbers that do not pass the highest value', () => {
    expect(niceTicks(31640)).toEqual([0, 10000, 20000, 30000])
    expect(niceTicks(7)).toEqual([0, 2, 4, 6])
    expect(niceTicks(0.4)).toEqual([0, 0.1, 0.2, 0.3, 0.4])
    expect(niceTicks(0)).toEqual([0])
    expect(niceTicks(Number.NaN)).toEqual([0])
  })
})

describe('ChartCard', () => {
  const bars = [
    { key: '2026-11-20', value: 15400, label: '20 nov' },
    { key: '2026-11-21', value: 31640, label: '21 nov' },
    { key: '2026-11-22', value: null, label: '22 nov' },
  ]
  const chart = (
    <ChartCard
      title="Räckvidd per dag"
      bars={bars}
      sentence="Högst 31 640 den 21 november."
      format={String}
      peakLabel="31 640, lör 21 nov"
      deadline={{ key: '2026-11-22', label: 'Sista dag, 22 nov' }}
      switchLabels={{ group: 'Visa som', chart: 'Diagram', table: 'Tabell' }}
      headers={{ label: 'Dag', value: 'Räckvidd' }}
    />
  )

  it('says itself in a sentence and labels peak and deadline in the plot', () => {
    render(chart)
    const plot = screen.getByRole('img', { name: 'Högst 31 640 den 21 november.' })
    expect(plot.querySelectorAll('rect')).toHaveLength(2)
    expect(plot).toHaveTextContent('31 640, lör 21 nov')
    expect(plot).toHaveTextContent('Sista dag, 22 nov')
  })

  it('shows the same numbers as a table', () => {
    render(chart)
    fireEvent.click(screen.getByRole('radio', { name: 'Tabell' }))
    expect(
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['20 nov15400', '21 nov31640'])
  })
})

describe('a bar of two parts', () => {
  it('keeps the look of each part when the other one is nothing', () => {
    const looks = (parts: readonly number[]) => {
      const { container } = render(<SplitBar parts={parts} />)
      return [...container.querySelectorAll('span')].map(({ className }) => className)
    }
    const [first, second] = looks([2, 3])
    expect(first).not.toBe(second)
    expect(looks([0, 3])).toEqual([second])
    expect(looks([2, 0])).toEqual([first])
  })
})
