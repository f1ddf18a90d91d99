import { useEffect, useState } from 'react'
import { importRowsMax } from '@samspel/api'
import { useBoundField } from '@samspel/forms'
import { useFormats, useText } from '@samspel/i18n'
import { FieldError, TextArea } from '@samspel/ui'
import { FileDrop, Table } from '@samspel/ui/late'
import css from '../Community.module.css'
import { importMessages as m } from './messages'
import { type CsvFacts, longestCsv, readCsv, textOf } from './read-csv'

/** Facts about a CSV text, once it has been parsed. */
export function useCsvFacts(text: string): CsvFacts | undefined {
  const [facts, setFacts] = useState<CsvFacts | undefined>()
  useEffect(() => {
    let isOld = false
    void readCsv(text).then((found) => {
      if (!isOld) setFacts(found)
    })
    return () => {
      isOld = true
    }
  }, [text])
  return facts
}

function Preview({ facts }: { facts: CsvFacts }) {
  const t = useText()
  const { count, header, column, isOneColumn, firstRows } = facts
  const width = Math.max(...firstRows.map((row) => row.length), 1)
  const columns = Array.from({ length: width }, (_, index) => ({
    key: String(index),
    header: header?.[index] || t(m.column, { n: index + 1 }),
    cell: (row: { cells: string[] }) => row.cells[index] ?? '',
  }))
  return (
    <>
      <p className={css.previewHead}>
        {t(m.preview, { n: count })} {column ? t(m.used, { name: column }) : isOneColumn && t(m.onlyColumn)}
      </p>
      {firstRows.length > 0 && (
        <Table
          caption={t(m.previewTable)}
          columns={columns}
          rows={firstRows.map((cells, index) => ({ cells, index }))}
          rowKey={({ index }) => String(index)}
        />
      )}
    </>
  )
}

/** A file or pasted text, with a preview of its first rows. `onText` receives the text, so that it outlives the dialog. */
export function CsvField({ onText }: { onText: (text: string) => void }) {
  const t = useText()
  const f = useFormats()
  const { value, field } = useBoundField<string>({ name: 'csv', label: m.paste, help: m.pasteHelp }, { empty: '' })
  const [problem, setProblem] = useState<string | undefined>()
  const facts = useCsvFacts(value)
  const rows = f.number(importRowsMax)
  const set = (text: string) => {
    setProblem(text.length > longestCsv ? t(m.tooBig, { rows }) : undefined)
    field.onChange(text)
    onText(text)
  }
  const take = async (file: File | undefined) => {
    if (!file) return
    if (file.size > 2 * longestCsv) return setProblem(t(m.tooBig, { rows }))
    const text = await textOf(file)
    if (text === undefined) return setProblem(t(m.notText))
    set(text)
  }
  const wrong =
    problem ??
    (facts?.isTooLong ? t(m.tooMany) : facts && !facts.column && !facts.isOneColumn ? t(m.noColumn) : undefined)
  return (
    <>
      <FileDrop
        text={t(m.drop)}
        hint={t(m.dropHint, { rows })}
        accept=".csv,text/csv,text/plain"
        icon="upload"
        bad={problem !== undefined}
        onFiles={([file]) => void take(file)}
      />
      {problem && <FieldError>{problem}</FieldError>}
      <TextArea
        {...field}
        onChange={set}
        minRows={4}
        maxRows={8}
        error={field.error ?? (problem ? undefined : wrong)}
      />
      {facts && <Preview facts={facts} />}
    </>
  )
}
