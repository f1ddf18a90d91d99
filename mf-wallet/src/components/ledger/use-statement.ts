import { useState } from 'react'
import { saveFile } from '@samspel/desk/save-file'
import { useLocale, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { exportWalletTransactions } from '../../data'
import { bytesOf } from '../bytes'
import { messages } from './messages'

type Options = NonNullable<Parameters<typeof exportWalletTransactions>[0]>
type Asked = Omit<NonNullable<Options['query']>, 'format' | 'locale'>
export type FileFormat = 'csv' | 'pdf'

/** Saves the lines that are asked for as a file; `saving` is the format that is being made. */
export function useStatement(asked: Asked) {
  const t = useText()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const [saving, setSaving] = useState<FileFormat>()
  const save = async (format: FileFormat, onSaved?: () => void) => {
    setSaving(format)
    const { ok, data, parsedError } = await dispatch(exportWalletTransactions({ query: { ...asked, format, locale } }))
    setSaving(undefined)
    if (!ok || !data) {
      const isTooLong = parsedError?.status === 422
      notify({ kind: 'bad', message: t(isTooLong ? messages.tooMany : messages.saveFailed) })
      return
    }
    const name = `${t(messages.fileName)}.${format}`
    if (format === 'csv') saveFile(name, data.file, 'text/csv;charset=utf-8')
    else saveFile(name, bytesOf(data.file), 'application/pdf')
    onSaved?.()
  }
  return { saving, save: (format: FileFormat, onSaved?: () => void) => void save(format, onSaved) }
}
