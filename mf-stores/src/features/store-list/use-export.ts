import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { exportStores } from '../../data/actions'
import { messages } from './messages'

/** Gives a text to the browser as a file to keep. */
function save(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Saves all stores of a brand as a file that the import takes back. */
export function useExport(brandId: string): () => Promise<void> {
  const t = useText()
  const dispatch = useAppDispatch()
  return async () => {
    const { ok, data } = await dispatch(exportStores({ params: { id: brandId } }))
    if (ok && data) save('samspel-butiker.csv', data.csv)
    else notify({ kind: 'bad', message: t(messages.exportFailed) })
  }
}
