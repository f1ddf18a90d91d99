import { useEffect, useRef, useState } from 'react'
import { importRowsMax } from '@samspel/api'
import { readTextFile } from '@samspel/api/files'
import { useBoundField } from '@samspel/forms'
import { useFormats, useText } from '@samspel/i18n'
import { FieldError, Notice, TextArea } from '@samspel/ui'
import { FileDrop, Table } from '@samspel/ui/late'
import css from '../Community.module.css'
import { importMessages as m } from './messages'
import { type CsvFacts, longestCsv, readCsv } from './read-csv'

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
  const { count, header, columns: used, isOneColumn, firstRows } = facts
  const width = Math.max(...firstRows.map((row) => row.length), 1)
  const columns = Array.from({ length: width }, (_, index) => ({
    key: String(index),
    header: header?.[index] || t(m.column, { n: index + 1 }),
    cell: (row: { cells: string[] }) => row.cells[index] ?? '',
  }))
  return (
    <>
      <p className={css.previewHead}>
        {t(m.preview, { n: count })}{' '}
        {used.length > 0 ? t(m.used, { n: used.length, names: used.join(', ') }) : isOneColumn && t(m.onlyColumn)}
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

/**
 * A file or pasted text, with a preview of its first rows. `onText` receives the text, so that it outlives the dialog. A refused file
 * leaves nothing of the file before it, and what is refused cannot be sent (`isRefused` in the form).
 */
export function CsvField({ onText }: { onText: (text: string) => void }) {
  const t = useText()
  const f = useFormats()
  const { value, field } = useBoundField<string>({ name: 'csv', label: m.paste, help: m.pasteHelp }, { empty: '' })
  const { field: mark } = useBoundField<boolean>({ name: 'isRefused', label: m.refused }, { empty: false })
  const [problem, setProblem] = useState<string | undefined>()
  const [isOfFile, setOfFile] = useState(false)
  const [isGuessed, setGuessed] = useState(false)
  const facts = useCsvFacts(value)
  const rows = f.number(importRowsMax)
  const write = (text: string) => {
    setProblem(text.length > longestCsv ? t(m.tooBig, { rows, n: longestCsv }) : undefined)
    field.onChange(text)
    onText(text)
  }
  const type = (text: string) => {
    setOfFile(false)
    setGuessed(false)
    write(text)
  }
  const refuse = (why: string) => {
    if (isOfFile) type('')
    setProblem(why)
  }
  const take = async (file: File | undefined) => {
    if (!file) return
    if (file.size > 2 * longestCsv) return refuse(t(m.tooBig, { rows, n: longestCsv }))
    const read = await readTextFile(file).catch(() => undefined)
    if (!read) return refuse(t(m.notText))
    setOfFile(true)
    setGuessed(read.isGuessed)
    write(read.text)
  }
  const noColumn = facts !== undefined && facts.columns.length === 0 && !facts.isOneColumn
  const wrong = problem ?? (facts?.isTooLong ? t(m.tooMany) : noColumn ? t(m.noColumn) : undefined)
  const isRefused = wrong !== undefined
  const markRefused = useRef(mark.onChange)
  markRefused.current = mark.onChange
  useEffect(() => markRefused.current(isRefused), [isRefused])
  return (
    <>
      <FileDrop
        text={t(m.drop)}
        pickText={t(m.pick)}
        hint={t(m.dropHint, { rows })}
        accept=".csv,text/csv,text/plain"
        icon="upload"
        bad={problem !== undefined}
        onFiles={([file]) => void take(file)}
      />
      {problem && <FieldError>{problem}</FieldError>}
      {isGuessed && <Notice kind="warn">{t(m.guessed)}</Notice>}
      <TextArea
        {...field}
        onChange={type}
        minRows={4}
        maxRows={8}
        error={problem ? undefined : (wrong ?? field.error)}
      />
      {facts && <Preview facts={facts} />}
    </>
  )
}
