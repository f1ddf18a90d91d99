import { useEffect, useRef } from 'react'
import { useText } from '@samspel/i18n'
import { Button, Row } from '@samspel/ui'
import { QrCode } from '@samspel/ui/qr'
import css from './QrPart.module.css'
import { saveAsPng, saveAsSvg } from './save-code'
import { messages } from './sheet-messages'

/** A QR code of the address, to show or print. */
export function QrPart({ url, title }: { url: string; title: string }) {
  const t = useText()
  const part = useRef<HTMLDivElement>(null)
  // Takes the focus, because the entry that opened the code is gone.
  useEffect(() => part.current?.focus(), [])
  const withCode = (save: (code: SVGSVGElement, title: string) => void) => {
    const code = part.current?.querySelector('svg')
    if (code) save(code, title)
  }
  return (
    <div ref={part} tabIndex={-1} className={css.part} role="group" aria-label={t(messages.qr)}>
      <QrCode text={url} label={t(messages.qrLabel, { title })} className={css.code} />
      <Row justify="center">
        <Button size="sm" icon="download" onClick={() => withCode((code) => void saveAsPng(code, title))}>
          {t(messages.png)}
        </Button>
        <Button size="sm" icon="download" onClick={() => withCode(saveAsSvg)}>
          {t(messages.svg)}
        </Button>
      </Row>
    </div>
  )
}
