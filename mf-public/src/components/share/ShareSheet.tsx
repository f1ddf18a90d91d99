import { useRef, useState } from 'react'
import { lazyPart } from '@samspel/federation'
import { commonMessages, useText } from '@samspel/i18n'
import { Icon, type IconName, List, ListItem, Notice, notify, Sheet, Stack, TextField } from '@samspel/ui'
import { QrFailed, QrLoading } from './QrStates'
import { messages } from './sheet-messages'

export interface ShareSheetProps {
  onClose: () => void
  path: string | undefined
  title: string
  mapPath: string | undefined
}

const linktreeAdmin = 'https://linktr.ee/admin'
/** Pages without a place of their own link to the whole map. */
const wholeMap = '/p/marketplace/stores'

const QrPart = lazyPart(() => import(/* webpackChunkName: "qr" */ './QrPart').then((module) => module.QrPart), {
  Loading: QrLoading,
  Failed: QrFailed,
})

const mark = (name: IconName) => <Icon name={name} size={20} />

/** Ways to share a page (S-35): copy the address, Linktree, the map, the device's share sheet, a QR code. */
export function ShareSheet({ onClose, path, title, mapPath = wholeMap }: ShareSheetProps) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const [showsQr, setShowsQr] = useState(false)
  const url = new URL(path ?? location.pathname + location.search, location.origin).href

  const copy = async (): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(url)
      setFailed(false)
      notify({ kind: 'ok', message: t(messages.copied) })
      return true
    } catch {
      setFailed(true)
      field.current?.focus()
      field.current?.select()
      return false
    }
  }
  const toLinktree = async () => {
    // Without the address on the clipboard there would be nothing to paste into Linktree.
    if (await copy()) window.open(linktreeAdmin, '_blank', 'noopener,noreferrer')
  }
  const toDevice = () => {
    // Cancelling the device's share sheet is reported as an error.
    navigator.share({ title, url }).then(onClose, (error: unknown) => {
      if ((error as DOMException).name !== 'AbortError') void copy()
    })
  }

  return (
    <Sheet open onClose={onClose} title={t(messages.heading)} closeLabel={t(commonMessages.close)} size="sm">
      <Stack gap={12}>
        <List label={t(messages.ways)} card={false}>
          <ListItem picture={mark('copy')} title={t(messages.copy)} onClick={() => void copy()} />
          <ListItem
            picture={mark('external-link')}
            title={t(messages.linktree)}
            detail={t(messages.linktreeText)}
            onClick={() => void toLinktree()}
          />
          <ListItem picture={mark('map-pin')} title={t(messages.map)} href={mapPath} onClick={onClose} />
          {'share' in navigator && <ListItem picture={mark('share-2')} title={t(messages.device)} onClick={toDevice} />}
          {!showsQr && <ListItem picture={mark('qrcode')} title={t(messages.qr)} onClick={() => setShowsQr(true)} />}
        </List>
        {showsQr && <QrPart url={url} title={title} />}
        {hasFailed && (
          <Notice kind="bad" title={t(messages.copyFailed)}>
            {t(messages.copyYourself)}
          </Notice>
        )}
        <TextField
          ref={field}
          label={t(messages.url)}
          value={url}
          readOnly
          onChange={() => undefined}
          onFocus={() => field.current?.select()}
        />
      </Stack>
    </Sheet>
  )
}
