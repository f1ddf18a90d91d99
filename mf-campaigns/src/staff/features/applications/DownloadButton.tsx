import { saveFile } from '@samspel/desk/save-file'
import { dayOf, useLocale, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { FileButton } from '../../components/export/FileButton'
import { staffWords } from '../../components/words'
import { exportApplications } from './data'
import { messages as m } from './messages'
import type { useView } from './use-view'

/** Exports the whole view as a spreadsheet file, not only the rows loaded so far. */
export function DownloadButton({ query }: { query: ReturnType<typeof useView>['asked'] }) {
  const t = useText()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const download = async () => {
    const outcome = await dispatch(exportApplications({ query: { ...query, locale } }))
    if (outcome.ok)
      saveFile(`samspel-ansokningar-${dayOf(new Date())}.csv`, outcome.data!.file, 'text/csv;charset=utf-8')
    else notify({ kind: 'bad', message: `${t(m.downloadFailed)} ${t(outcome.parsedError!.message)}` })
  }
  return <FileButton label={t(staffWords.downloadCsv)} save={download} />
}
