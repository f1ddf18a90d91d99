import { useState } from 'react'
import type { ImportRow, ResponseOf } from '@samspel/api'
import { commonMessages, type Message, useFormats, useLocale, useText } from '@samspel/i18n'
import { Button, Chip, type ChipTone, type IconName, Row, SelectField, Stack } from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { fileName, saveCsv } from '../../../../shared/files/csv'
import { importMessages as m } from './messages'

type Outcome = ImportRow['outcome']
type Report = ResponseOf<'importCommunityMembers'>
const outcomes: readonly Outcome[] = ['added', 'invited', 'already_member', 'not_found', 'invalid', 'duplicate']
const failures: readonly Outcome[] = ['not_found', 'invalid', 'duplicate']
const looks: Record<Outcome, [ChipTone, IconName, Message]> = {
  added: ['ok', 'check', m.added],
  invited: ['info', 'mail', m.invited],
  already_member: ['info', 'user-check', m.already_member],
  not_found: ['bad', 'x', m.not_found],
  invalid: ['bad', 'alert-circle', m.invalid],
  duplicate: ['warn', 'copy', m.duplicate],
}
const rowsAtOnce = 50

/** The result of every row of an import, with filters, and a download of the failed rows to correct. */
export function ImportReport({
  report,
  name,
  onAgain,
  onClose,
}: {
  report: Report
  name: string
  onAgain: () => void
  onClose: () => void
}) {
  const t = useText()
  const f = useFormats()
  const locale = useLocale()
  const [filter, setFilter] = useState<Outcome | 'all'>('all')
  const [most, setMost] = useState(rowsAtOnce)
  const { rows, counts } = report
  const countOf: Record<Outcome, number> = {
    added: counts.added,
    invited: counts.invited,
    already_member: counts.alreadyMember,
    not_found: counts.notFound,
    invalid: counts.invalid,
    duplicate: counts.duplicate,
  }
  const failed = rows.filter(({ outcome }) => failures.includes(outcome))
  const shown = filter === 'all' ? rows : rows.filter(({ outcome }) => outcome === filter)
  const columns: Column<ImportRow>[] = [
    { key: 'line', header: t(m.line), cell: ({ line }) => f.number(line), width: '72px' },
    { key: 'value', header: t(m.value), cell: ({ value }) => value || '–', wrap: true },
    {
      key: 'outcome',
      header: t(m.outcome),
      cell: ({ outcome: which }) => {
        const [tone, icon, word] = looks[which]
        return (
          <Chip tone={tone} icon={icon}>
            {t(word)}
          </Chip>
        )
      },
    },
  ]
  const download = async () =>
    saveCsv(
      fileName(name),
      [
        [t(m.line), t(m.value), t(m.outcome)],
        ...failed.map(({ line, value, outcome }) => [line, value, t(looks[outcome][2])]),
      ],
      locale,
    )
  return (
    <Stack>
      <div role="status">
        {(counts.added > 0 || counts.invited === 0) && (
          <p>
            <strong>{t(m.done, { n: counts.added })}</strong>
          </p>
        )}
        {counts.invited > 0 && <p>{t(m.asked, { n: counts.invited })}</p>}
      </div>
      <Row gap={8} justify="between" align="end">
        <SelectField<Outcome | 'all'>
          label={t(m.filter)}
          value={filter}
          onChange={(chosen) => {
            setFilter(chosen ?? 'all')
            setMost(rowsAtOnce)
          }}
          options={[
            { value: 'all', label: `${t(commonMessages.all)} (${f.number(rows.length)})` },
            ...outcomes
              .filter((which) => countOf[which] > 0)
              .map((which) => ({ value: which, label: `${t(looks[which][2])} (${f.number(countOf[which])})` })),
          ]}
        />
        {failed.length > 0 && (
          <Button icon="download" onClick={() => void download()}>
            {t(m.download, { n: failed.length })}
          </Button>
        )}
      </Row>
      <Table caption={t(m.report)} columns={columns} rows={shown.slice(0, most)} rowKey={({ line }) => String(line)} />
      {shown.length > most && (
        <Row justify="center">
          <Button onClick={() => setMost(most + 200)}>{t(commonMessages.showMore)}</Button>
        </Row>
      )}
      <Row justify="end">
        <Button variant="quiet" onClick={onAgain}>
          {t(m.again)}
        </Button>
        <Button variant="main" onClick={onClose}>
          {t(commonMessages.close)}
        </Button>
      </Row>
    </Stack>
  )
}
