import { useState } from 'react'
import type { Campaign } from '@samspel/api'
import { saveFile } from '@samspel/desk/save-file'
import { useLocale, useText } from '@samspel/i18n'
import { type ApiOutcome, useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { exportParcels, getPackingList } from './data'
import { fileMessages as m } from './file-messages'

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** Packing list, labels and table of all that can be packed, or of the chosen parcels, as files. */
export function useFiles({ id, name }: Pick<Campaign, 'id' | 'name'>) {
  const t = useText()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const [making, setMaking] = useState<'list' | 'labels' | 'csv' | undefined>()
  const fail = ({ parsedError }: ApiOutcome<'exportParcels'> | ApiOutcome<'getPackingList'>) =>
    notify({ kind: 'bad', message: `${t(m.failed)} ${t(parsedError!.message)}` })
  const query = (parcelIds: readonly string[] | undefined) => ({
    locale,
    ...(parcelIds && { parcelIds: [...parcelIds] }),
  })
  const paper = async (form: 'list' | 'labels', parcelIds?: readonly string[]) => {
    setMaking(form)
    const outcome = await dispatch(getPackingList({ params: { id }, query: { ...query(parcelIds), form } }))
    setMaking(undefined)
    const title = t(form === 'list' ? m.listName : m.labelsName, { campaign: name })
    if (outcome.ok && outcome.data) saveFile(`${title}.pdf`, bytesOf(outcome.data.pdf), 'application/pdf')
    else fail(outcome)
  }
  const table = async (parcelIds?: readonly string[]) => {
    setMaking('csv')
    const outcome = await dispatch(exportParcels({ params: { id }, query: query(parcelIds) }))
    setMaking(undefined)
    if (outcome.ok && outcome.data)
      saveFile(`${t(m.csvName, { campaign: name })}.csv`, outcome.data.csv, 'text/csv;charset=utf-8')
    else fail(outcome)
  }
  return { making, paper, table }
}
export type Files = ReturnType<typeof useFiles>
