import { useState } from 'react'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { useText } from '@samspel/i18n'
import { IconButton } from '@samspel/ui'
import { messages } from './messages'

export interface ShareButtonProps {
  /** Path of the page to share, including the query; defaults to the current page. */
  path?: string
  /** Name of what is shared, for the device's share sheet and the QR code's label. */
  title: string
  /** Path of the map at this place, if it has one (S-35). */
  mapPath?: string
}

const ShareSheet = lazyDialog(() =>
  import(/* webpackChunkName: "share-sheet" */ './ShareSheet').then((module) => module.ShareSheet),
)

/** Opens a page's share sheet (S-35), which is loaded on the first click. */
export function ShareButton({ path, title, mapPath }: ShareButtonProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon="share-2"
        label={t(messages.share, { title })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && <ShareSheet onClose={() => setOpen(false)} path={path} title={title} mapPath={mapPath} />}
    </>
  )
}
