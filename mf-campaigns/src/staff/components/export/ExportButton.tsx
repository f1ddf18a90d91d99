import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { lazyCode } from '@samspel/ui'
import type { Exporting } from './export-list'
import { FileButton } from './FileButton'
import { exportMessages } from './messages'

const exporter = lazyCode(() =>
  import(/* webpackChunkName: "export-list" */ './export-list').then(({ exportList }) => exportList),
)

/** Gives a whole list as a file for sheets, as it is filtered and sorted; what makes the file comes with the first press. */
export function ExportButton({ load }: { load: () => Promise<Exporting> }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const save = async () => {
    const [exportList, exporting] = await Promise.all([exporter.load(), load()])
    await exportList(exporting, dispatch, t)
  }
  return <FileButton label={t(exportMessages.csv)} save={save} />
}
