import { useText } from '@samspel/i18n'
import { cx, IconButton } from '@samspel/ui'
import { messages } from './messages'
import css from './Saved.module.css'
import { useSaved } from './use-saved'

export interface BookmarkProps {
  /** The campaign, or the store campaign where it is picked up. */
  id: string
  name: string
  /** Over a picture. */
  isOnPicture?: boolean
}

/** Saves an offer, and takes it away again; for visitors and creators. */
export function Bookmark({ id, name, isOnPicture = false }: BookmarkProps) {
  const t = useText()
  const { isOffered, isSaved, toggle } = useSaved()
  if (!isOffered) return null
  const saved = isSaved(id)
  return (
    <IconButton
      icon="bookmark"
      label={t(messages.save, { name })}
      aria-pressed={saved}
      className={cx(css.bookmark, saved && css.on, isOnPicture && css.onPicture)}
      onClick={() => toggle({ id, name })}
    />
  )
}
