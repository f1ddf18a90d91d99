import { type ComponentType, useState } from 'react'
import { useText } from '@samspel/i18n'
import { IconButton, notify } from '@samspel/ui'
import { messages } from './messages'
import type { ShareSheetProps } from './ShareSheet'

export interface ShareButtonProps {
  /** Path of the page to share, query included; the page that is open when absent. */
  path?: string
  /** Names what is shared, for the device's own sheet and the code's label. */
  title: string
  /** Path of the map with this place, where it has one (S-35). */
  mapPath?: string
}

/** Opens the share sheet of a page (S-35); its code comes with the first click. */
export function ShareButton({ path, title, mapPath }: ShareButtonProps) {
  const t = useText()
  const [Sheet, setSheet] = useState<ComponentType<ShareSheetProps>>()
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    setOpen(true)
    if (Sheet) return
    try {
      const { ShareSheet } = await import(/* webpackChunkName: "share-sheet" */ './ShareSheet')
      setSheet(() => ShareSheet)
    } catch {
      setOpen(false)
      notify({ kind: 'bad', message: t(messages.notOpened) })
    }
  }
  return (
    <>
      <IconButton
        icon="share-2"
        label={t(messages.share, { title })}
        aria-haspopup="dialog"
        onClick={() => void open()}
      />
      {Sheet && <Sheet open={isOpen} onClose={() => setOpen(false)} path={path} title={title} mapPath={mapPath} />}
    </>
  )
}
