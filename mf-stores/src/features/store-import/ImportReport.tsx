import { useState } from 'react'
import type { StoreImportRow } from '@samspel/api'
import { commonMessages, type Message, useFormats, useText } from '@samspel/i18n'
import { Button, Chip, type ChipTone, type IconName, Pager, Row, SegmentedControl, Stack } from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { messages } from './messages'
import type { Answer, Report } from './use-import'
import { useWhy } from './use-why'

type State = StoreImportRow['state']
const states: readonly State[] = ['refused', 'double', 'new', 'changed', 'same']
const looks: Record<State, [ChipTone, IconName, Message]> = {
  new: ['ok', 'plus', messages.new],
  changed: ['info', 'pencil', messages.changed],
  same: ['neutral', 'check', messages.same],
  refused: ['bad', 'alert-circle', messages.refused],
  double: ['warn', 'copy', messages.double],
}
const ROWS_AT_ONCE = 50

interface ImportReportProps {
  report: Report
  name?: string
  /** What becomes of likely doubles, by line, and the change of one; absent once the rows are written. */
  answers?: { of: ReadonlyMap<number, Answer>; set: (line: number, answer: Answer) => void }
}

/** The result of every row: counts of each kind, a filter, the reasons for refusals, and a choice for each likely double. */
export function ImportReport({ report: { rows, counts }, name, answers }: ImportReportProps) {
  const t = useText()
  const f = useFormats()
  const [chosen, setChosen] = useState<State>()
  const [page, setPage] = useState(0)
  const shown = chosen ? rows.filter(({ state }) => state === chosen) : rows
  const pages = Math.max(1, Math.ceil(shown.length / ROWS_AT_ONCE))
  const at = Math.min(page, pages - 1)
  const choose = (state: State | undefined) => {
    setChosen(state)
    setPage(0)
  }
  const whyOf = useWhy()
  const columns: Column<StoreImportRow>[] = [
    { key: 'name', header: t(commonMessages.name), cell: (row) => row.name || '–', wrap: true },
    { key: 'line', header: t(messages.line), cell: ({ line }) => f.number(line), width: '72px', align: 'end' },
    {
      key: 'state',
      header: t(messages.outcome),
      cell: ({ state }) => {
        const [tone, icon, word] = looks[state]
        return (
          <Chip tone={tone} icon={icon}>
            {t(word)}
          </Chip>
        )
      },
    },
    {
      key: 'why',
      header: t(messages.why),
      cell: (row) => (
        <>
          {whyOf(row) || '–'}
          {row.state === 'double' && answers && (
            <SegmentedControl<Answer>
              size="sm"
              label={t(messages.choose, { name: row.name })}
              value={answers.of.get(row.line) ?? 'skip'}
              onChange={(answer) => answers.set(row.line, answer)}
              options={[
                { value: 'skip', label: t(messages.skip) },
                ...(row.mayBeSame ? [{ value: 'same' as const, label: t(messages.asSame) }] : []),
                { value: 'new', label: t(messages.asNew) },
              ]}
            />
          )}
        </>
      ),
      wrap: true,
    },
  ]
  const filter = (state: State | undefined, label: string, count: number) => (
    <Button
      key={state ?? 'all'}
      size="sm"
      variant={chosen === state ? 'light' : 'line'}
      aria-pressed={chosen === state}
      onClick={() => choose(state)}
    >
      {t(messages.filter, { label, count })}
    </Button>
  )
  return (
    <Stack gap={12}>
      {name && <p>{name}</p>}
      <Row gap={8}>
        {filter(undefined, t(commonMessages.all), rows.length)}
        {states.map((state) => counts[state] > 0 && filter(state, t(looks[state][2]), counts[state]))}
      </Row>
      <Table
        caption={t(messages.report)}
        columns={columns}
        rows={shown.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE)}
        rowKey={({ line }) => String(line)}
      />
      {pages > 1 && (
        <Pager
          label={t(commonMessages.pages)}
          previousLabel={t(commonMessages.previous)}
          nextLabel={t(commonMessages.next)}
          summary={t(messages.page, { page: at + 1, pages })}
          onPrevious={at > 0 ? () => setPage(at - 1) : null}
          onNext={at < pages - 1 ? () => setPage(at + 1) : null}
        />
      )}
    </Stack>
  )
}
