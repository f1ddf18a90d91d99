import { useState } from 'react'
import { readTextFile } from '@samspel/api/files'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import type { RequestError } from '@samspel/store'
import { Button, Chip, type ChipTone, Modal, Notice, Row, Stack, TextArea } from '@samspel/ui'
import { FileDrop, Table } from '@samspel/ui/late'
import { messages as m } from './messages'

const longest = 1_000_000
const shownAtOnce = 50

/** What becomes of a row, in words. */
export interface ImportedRow {
  line: number
  value: string
  outcome: string
  tone: ChipTone
}

type Answer = { ok: true; rows: readonly ImportedRow[] } | { ok: false; error: RequestError | undefined }

interface FileImportProps {
  title: string
  /** Which columns the file has. */
  help: string
  /** Text of before; it outlives the dialog. */
  text: string
  onText: (text: string) => void
  /** More that is chosen before the file is checked. */
  choices?: React.ReactNode
  /** Says what would become of each row, or makes it so. */
  send: (csv: string, dryRun: boolean) => Promise<Answer>
  onClose: () => void
}

const failuresFirst = (rows: readonly ImportedRow[]): ImportedRow[] =>
  [...rows].sort((one, other) => Number(other.tone === 'bad') - Number(one.tone === 'bad') || one.line - other.line)

/** A file or pasted rows: first what would become of each, then carried out. Nothing typed is lost by a refusal. */
export function FileImport({ title, help, text, onText, choices, send, onClose }: FileImportProps) {
  const t = useText()
  const f = useFormats()
  const [rows, setRows] = useState<readonly ImportedRow[]>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const write = (next: string) => {
    setProblem(next.length > longest ? t(m.tooBig) : undefined)
    onText(next)
  }
  const take = async (file: File | undefined) => {
    if (!file) return
    if (file.size > 2 * longest) return setProblem(t(m.tooBig))
    const read = await readTextFile(file).catch(() => undefined)
    if (!read) return setProblem(t(m.notText))
    write(read.text)
  }
  const run = async (dryRun: boolean) => {
    if (text.trim() === '') return setProblem(t(m.needed))
    if (text.length > longest) return setProblem(t(m.tooBig))
    setBusy(true)
    const answer = await send(text, dryRun)
    setBusy(false)
    if (answer.ok) {
      setProblem(undefined)
      setRows(answer.rows)
      return
    }
    setRows(undefined)
    setProblem(
      answer.error?.status === 422 ? t(m.unreadable, { columns: help }) : answer.error && t(answer.error.message),
    )
  }
  return (
    <Modal open onClose={onClose} title={title} closeLabel={t(commonMessages.close)} size="lg">
      <Stack gap={16}>
        {problem && <Notice kind="bad">{problem}</Notice>}
        {rows ? (
          <>
            {rows.length > shownAtOnce && <span>{t(m.more, { n: shownAtOnce, all: rows.length })}</span>}
            <Table
              caption={t(m.rows)}
              rows={failuresFirst(rows).slice(0, shownAtOnce)}
              rowKey={({ line }) => String(line)}
              columns={[
                { key: 'line', header: t(m.line), cell: ({ line }) => f.number(line), width: '72px' },
                { key: 'value', header: t(m.value), cell: ({ value }) => value || '–', wrap: true },
                {
                  key: 'outcome',
                  header: t(m.outcome),
                  wrap: true,
                  cell: ({ outcome, tone }) => <Chip tone={tone}>{outcome}</Chip>,
                },
              ]}
            />
            <Row justify="end" gap={8}>
              <Button variant="quiet" onClick={() => setRows(undefined)}>
                {t(m.change)}
              </Button>
              <Button
                variant="main"
                loading={busy}
                disabled={rows.every(({ tone }) => tone === 'bad')}
                onClick={() => void run(false)}
              >
                {t(m.carryOut)}
              </Button>
            </Row>
          </>
        ) : (
          <>
            <span>{help}</span>
            {choices}
            <FileDrop
              text={t(m.drop)}
              pickText={t(m.pick)}
              hint={t(m.hint)}
              accept=".csv,text/csv,text/plain"
              icon="upload"
              onFiles={([file]) => void take(file)}
            />
            <TextArea label={t(m.paste)} value={text} onChange={write} minRows={4} maxRows={8} />
            <Row justify="end" gap={8}>
              <Button variant="quiet" onClick={onClose}>
                {t(commonMessages.cancel)}
              </Button>
              <Button variant="main" loading={busy} onClick={() => void run(true)}>
                {t(m.check)}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Modal>
  )
}
