import { useState } from 'react'
import { saveFile } from '@samspel/desk/save-file'
import { useText } from '@samspel/i18n'
import { notify } from '@samspel/ui'
import { messages } from './messages'

interface Answer {
  ok: boolean
  data?: { file: string; fileName: string } | undefined
  parsedError?: { status: number } | undefined
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

const typeOf = (name: string): string => {
  if (name.endsWith('.pdf')) return 'application/pdf'
  if (name.endsWith('.zip')) return 'application/zip'
  return name.endsWith('.csv') ? 'text/csv;charset=utf-8' : 'application/octet-stream'
}

/** Saves files that the API answers with, one at a time; `saving` is the key of the one that is being made. */
export function useFile() {
  const t = useText()
  const [saving, setSaving] = useState<string>()
  const save = async (key: string, ask: () => Promise<Answer>, refused?: string) => {
    setSaving(key)
    const { ok, data, parsedError } = await ask()
    setSaving(undefined)
    if (ok && data) saveFile(data.fileName, bytesOf(data.file), typeOf(data.fileName))
    else notify({ kind: 'bad', message: (parsedError?.status === 422 && refused) || t(messages.fileFailed) })
  }
  return {
    saving,
    save: (key: string, ask: () => Promise<Answer>, refused?: string) => void save(key, ask, refused),
  }
}
