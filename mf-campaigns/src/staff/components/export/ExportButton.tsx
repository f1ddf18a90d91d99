import { useState } from 'react'
import { genericMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { IconButton, lazyCode, notify } from '@samspel/ui'
import type { Exporting } from './export-list'
import { exportMessages } from './messages'

const exporter = lazyCode(() =>
  import(/* webpackChunkName: "export-list" */ './export-list').then(({ exportList }) => exportList),
)

/** Exports a whole list as a spreadsheet file, with its filters and order; the exporter is loaded on the first press. */
export function ExportButton({ load }: { load: () => Promise<Exporting> }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const [exportList, exporting] = await Promise.all([exporter.load(), load()])
      await exportList(exporting, dispatch, t)
    } catch (error) {
      console.warn(error)
      notify({ kind: 'bad', message: t(genericMessages.other) })
    }
    setBusy(false)
  }
  return (
    <IconButton
      icon="download"
      variant="line"
      label={t(exportMessages.csv)}
      disabled={isBusy}
      onClick={() => void save()}
    />
  )
}
