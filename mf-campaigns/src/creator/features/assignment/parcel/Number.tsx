import { useEffect, useState } from 'react'
import type { Parcel } from '@samspel/api'
import { carrierNames } from '@samspel/api/carriers'
import { useText } from '@samspel/i18n'
import { Icon, notify, TextButton, VisuallyHidden } from '@samspel/ui'
import { messages as m } from './messages'
import css from './Parcel.module.css'

const shownMs = 2_000

/** Copies the number, and says so for two seconds. */
function Copy({ number }: { number: string }) {
  const t = useText()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number)
      setCopied(true)
    } catch {
      notify({ kind: 'info', message: number })
    }
  }
  return (
    <>
      <TextButton icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
        {t(isCopied ? m.copied : m.copy)}
      </TextButton>
      <VisuallyHidden>
        <span role="status">{isCopied && t(m.copied)}</span>
      </VisuallyHidden>
    </>
  )
}

/** The tracking number, read digit by digit, and the way to the carrier's page. */
export function TrackingNumber({ parcel: { carrier, trackingNumber, trackingUrl } }: { parcel: Parcel }) {
  const t = useText()
  const name = carrier && carrier !== 'other' ? carrierNames[carrier] : undefined
  if (!trackingNumber) return <p className={css.quiet}>{name ? `${name}. ${t(m.noNumber)}` : t(m.noNumber)}</p>
  return (
    <div className={css.box}>
      <div className={css.line}>
        <div className={css.words}>
          <div className={css.label}>{name ? t(m.numberOf, { carrier: name }) : t(m.number)}</div>
          <div className={css.number}>
            <span aria-hidden="true">{trackingNumber}</span>
            <VisuallyHidden>{[...trackingNumber.replaceAll(' ', '')].join(' ')}</VisuallyHidden>
          </div>
        </div>
        <Copy number={trackingNumber} />
      </div>
      {trackingUrl && (
        <a className={css.line} href={trackingUrl} target="_blank" rel="noopener noreferrer">
          {t(m.track, { carrier: name ?? new URL(trackingUrl).host })}
          <Icon name="external-link" size={18} />
        </a>
      )}
    </div>
  )
}
