import { useState } from 'react'
import { lazyPart } from '@samspel/federation'
import { commonMessages, daysUntil, useFormats, useText } from '@samspel/i18n'
import { usePassEnd } from '@samspel/offer'
import { Chip, Icon, Link, Skeleton, useIsMobile, VisuallyHidden } from '@samspel/ui'
import { spacedCode } from '../../../scanning'
import { Coming } from './Coming'
import { directionsTo } from './directions'
import { Distance } from './Distance'
import { messages } from './messages'
import css from './Pass.module.css'
import { PassHead } from './PassFrame'
import { PassHours } from './PassHours'
import { Promised } from './Promised'
import type { PassOffer } from './use-pass'

// Without the picture the code can still be typed, so its failure needs no message.
const QrCode = lazyPart(() => import(/* webpackChunkName: "qr" */ '@samspel/ui/qr').then((module) => module.QrCode), {
  Loading: () => <Skeleton width={260} height={260} />,
  Failed: null,
})

interface ReadyProps {
  onChanged: () => void
  offer: PassOffer
  code: string
  isKept: boolean
  /** When it was last checked, if not just now. */
  checkedAt: string | undefined
}

/** A valid pass: the code as picture and text, the store, and the expiry. */
export function Ready({ offer, code, isKept, checkedAt, onChanged }: ReadyProps) {
  const t = useText()
  const f = useFormats()
  const isPhone = useIsMobile()
  const [isCopied, setCopied] = useState(false)
  const { store } = offer
  const until = usePassEnd()(offer.storeParticipation, offer)
  const copy = () =>
    void (navigator.clipboard as Clipboard | undefined)?.writeText(code).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <>
      <PassHead
        offer={offer}
        state={
          <Chip tone="ok" icon="check">
            {t(commonMessages.approved)}
          </Chip>
        }
      />
      <div className={css.codes}>
        <QrCode text={code} label={t(messages.qr, { code })} className={css.qr} />
        <button type="button" className={css.code} onClick={copy} onContextMenu={copy}>
          <span aria-hidden>{spacedCode(code)}</span>
          <VisuallyHidden>{t(messages.spoken, { code: [...code].join(' ') })}</VisuallyHidden>
        </button>
        <span className={css.quiet} role="status">
          {t(isCopied ? messages.copied : messages.show)}
        </span>
      </div>
      <div className={css.facts}>
        <p>
          <Icon name="map-pin" size={20} />
          <span>
            <b>{store.name}</b>
            <br />
            {store.address}
            {!store.name.includes(store.city) && `, ${store.city}`}
            <Distance to={store} />
          </span>
          <Link href={directionsTo(store)} newTab>
            {t(messages.directions)}
          </Link>
        </p>
        {until && (
          <p>
            <Icon name="clock" size={20} />
            <b>{t(messages.until, { date: until })}</b>
          </p>
        )}
        <PassHours store={store} />
        <Promised own={offer.storeParticipation} />
        <Coming own={offer.storeParticipation} store={store} onSaved={onChanged} />
      </div>
      {(checkedAt ?? isKept) && (
        <p className={css.kept}>
          <Icon name={checkedAt ? 'wifi-off' : isPhone ? 'device-mobile' : 'check'} size={16} />
          {checkedAt
            ? t(messages.checked, { time: daysUntil(checkedAt) === 0 ? f.time(checkedAt) : f.dateTime(checkedAt) })
            : t(isPhone ? messages.kept : messages.keptOnDesk)}
        </p>
      )}
    </>
  )
}
