import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { lazyCode } from '@samspel/ui'
import type { Exporting } from './export-list'
import { FileButton } from './FileButton'
import { exportMessages } from './messages'

const exporter = lazyCode(() =>
  import(/* webpackChunkName: "staff-dialogs" */ './export-list').then(({ exportList }) => exportList),
)

/** Exports a whole list as a spreadsheet file, with its filters and order; the exporter is loaded on the first press. */
export function ExportButton({ load }: { load: () => Promise<Exporting> }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const save = async () => {
    const [exportList, exporting] = await Promise.all([exporter.load(), load()])
    await exportList(exporting, dispatch, t)
  }
  return <FileButton label={t(exportMessages.csv)} save={save} />
}
