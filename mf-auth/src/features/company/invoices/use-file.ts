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

type Addressed = () => Promise<{ ok: boolean; data?: { export: { url: string } } | undefined }>

/** The browser writes what is at the address to the disk while it is made. */
const follow = (href: string) =>
  Object.assign(document.createElement('a'), { href, download: '', rel: 'noreferrer' }).click()

/**
 * Saves files that the API answers with, one at a time; `saving` is the key of the one that is being made. What is too much for an answer comes
 * from an address, or is refused in words.
 */
export function useFile() {
  const t = useText()
  const [saving, setSaving] = useState<string>()
  const save = async (key: string, ask: () => Promise<Answer>, otherwise?: string | Addressed) => {
    setSaving(key)
    const { ok, data, parsedError } = await ask()
    const isTooMuch = !ok && parsedError?.status === 422
    const address = isTooMuch && typeof otherwise === 'function' ? await otherwise() : undefined
    setSaving(undefined)
    if (address?.data) return follow(address.data.export.url)
    const refused = isTooMuch && typeof otherwise === 'string' ? otherwise : undefined
    if (ok && data) saveFile(data.fileName, bytesOf(data.file), typeOf(data.fileName))
    else notify({ kind: 'bad', message: refused ?? t(messages.fileFailed) })
  }
  return {
    saving,
    save: (key: string, ask: () => Promise<Answer>, otherwise?: string | Addressed) => void save(key, ask, otherwise),
  }
}
