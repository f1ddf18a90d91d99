import { useState } from 'react'
import { saveFile } from '@samspel/desk/save-file'
import { useLocale, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, notify, Row, useIsMobile } from '@samspel/ui'
import { bytesOf } from '../../components/bytes'
import { getTaxStatement } from '../../data'
import { messages } from './messages'
import css from './Tax.module.css'

type Format = 'pdf' | 'csv'
const types = { pdf: 'application/pdf', csv: 'text/csv;charset=utf-8' } as const

/** On a phone to its own share sheet, where it takes files; else to the downloads. Closing the sheet is no failure. */
const handOver = async (file: File, isMobile: boolean) => {
  if (isMobile && 'canShare' in navigator && navigator.canShare({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] })
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return
    }
  }
  saveFile(file.name, file, file.type)
}

/** A year's rows and sums to keep: PDF to read, CSV to import. */
export function Statement({ year }: { year: number }) {
  const t = useText()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const isMobile = useIsMobile()
  const [making, setMaking] = useState<Format>()
  const make = async (format: Format) => {
    setMaking(format)
    const { ok, data } = await dispatch(getTaxStatement({ query: { year, format, locale } }))
    setMaking(undefined)
    if (!ok || !data) return notify({ kind: 'bad', message: t(messages.failed) })
    const content = format === 'pdf' ? bytesOf(data.file) : data.file
    await handOver(new File([content], data.fileName, { type: types[format] }), isMobile)
  }
  return (
    <div className={css.statement}>
      <span>{t(messages.statement, { year: String(year) })}</span>
      <Row gap={8}>
        {(['pdf', 'csv'] as const).map((format) => (
          <Button key={format} icon="download" loading={making === format} onClick={() => void make(format)}>
            {making === format ? t(messages.making) : format.toUpperCase()}
          </Button>
        ))}
      </Row>
    </div>
  )
}
