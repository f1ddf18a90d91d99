import { useState } from 'react'
import { saveFile } from '@samspel/desk/save-file'
import { useText } from '@samspel/i18n'
import { notify } from '@samspel/ui'
import { reportMessages as messages } from './messages'

export type ReportFile = 'pdf' | 'creators' | 'posts' | 'days'

/** Asks the server for a file of the report; undefined when that failed. */
export type AskForFile = (what: ReportFile) => Promise<{ file: string; fileName: string } | undefined>

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** Saves files that the server makes of the report, one at a time; `making` is the one on its way. */
export function useReportFile(ask: AskForFile) {
  const t = useText()
  const [making, setMaking] = useState<ReportFile>()
  const save = async (what: ReportFile) => {
    setMaking(what)
    const made = await ask(what)
    setMaking(undefined)
    if (!made) return notify({ kind: 'bad', message: t(messages.fileFailed) })
    saveFile(made.fileName, bytesOf(made.file), what === 'pdf' ? 'application/pdf' : 'text/csv;charset=utf-8')
  }
  return { making, save: (what: ReportFile) => void save(what) }
}
