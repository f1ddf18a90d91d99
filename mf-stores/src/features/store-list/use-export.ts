import { saveFile } from '@samspel/desk/save-file'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { exportStores } from '../../data/actions'
import { messages } from './messages'

/** Exports all of a brand's stores to a file that can be imported again. */
export function useExport(brandId: string): () => Promise<void> {
  const t = useText()
  const dispatch = useAppDispatch()
  return async () => {
    const { ok, data } = await dispatch(exportStores({ params: { id: brandId } }))
    if (ok && data) saveFile('samspel-butiker.csv', data.csv, 'text/csv;charset=utf-8')
    else notify({ kind: 'bad', message: t(messages.exportFailed) })
  }
}
