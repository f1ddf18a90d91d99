import { useState } from 'react'
import { saveFile } from '@samspel/desk/save-file'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { exportStoreReports } from '../../data/actions'
import { messages } from './messages'

interface Asked {
  campaignId?: string
  storeId?: string
  weeks?: number
}

/** Saves the figures as a file, with a line per store and week. */
export function useSave(brandId: string, asked: Asked) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    const { ok, data } = await dispatch(exportStoreReports({ params: { id: brandId }, query: asked }))
    setSaving(false)
    if (ok && data) saveFile('samspel-butiker-per-vecka.csv', data.csv, 'text/csv;charset=utf-8')
    else notify({ kind: 'bad', message: t(messages.saveFailed) })
  }
  return { isSaving, save: () => void save() }
}
