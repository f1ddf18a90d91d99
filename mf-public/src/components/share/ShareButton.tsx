import { useText } from '@samspel/i18n'
import { IconButton, notify } from '@samspel/ui'
import { messages } from './messages'

export interface ShareButtonProps {
  /** Path of the page to share, query included; the page that is open when absent. */
  path?: string
  /** Names what is shared, for the device's own sheet and the code's label. */
  title: string
  /** Path of the map with this place, where it has one (S-35). */
  mapPath?: string
}

/** Opens the share sheet of a page (S-35). */
export function ShareButton({ path, title }: ShareButtonProps) {
  const t = useText()
  const copy = async () => {
    const url = new URL(path ?? location.pathname + location.search, location.origin).href
    try {
      await navigator.clipboard.writeText(url)
      notify({ message: t(messages.copied) })
    } catch {
      notify({ kind: 'warn', message: t(messages.copyFailed) })
    }
  }
  return <IconButton icon="share-2" label={t(messages.share, { title })} onClick={() => void copy()} />
}
