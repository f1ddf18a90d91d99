import { useEffect, useRef } from 'react'
import { commonMessages, useText } from '@samspel/i18n'
import { useNextChange } from '@samspel/offer'
import { Avatar, IconButton, LinkButton, Skeleton, TextButton } from '@samspel/ui'
import { ShareButton } from '../../components/share/ShareButton'
import { OpeningHours } from '../../components/store/OpeningHours'
import { useRead } from '../../data/api'
import { getStore } from '../../data/stores'
import type { PublicStore } from './data'
import { messages } from './messages'
import css from './StoreCard.module.css'

interface Props {
  id: string
  /** The store if the list has it; otherwise it is requested. */
  known: PublicStore | undefined
  /** Number of open offers, from the map's data. */
  offers: number | undefined
  /** Just selected by the visitor: the card takes the focus. */
  takesFocus: boolean
  onZoom: (() => void) | undefined
  onClose: () => void
}

/** Card of the selected store, on top of the map. */
export function StoreCard({ id, known, offers, takesFocus, onZoom, onClose }: Props) {
  const t = useText()
  const box = useRef<HTMLElement>(null)
  const read = useRead(known ? undefined : getStore({ params: { id } }))
  const store = known ?? read.data?.store
  const hours = useNextChange(store)
  const isThere = store !== undefined
  const wants = useRef(takesFocus)
  wants.current = takesFocus
  useEffect(() => {
    if (isThere && wants.current) box.current?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true })
  }, [id, isThere])

  const content = () => {
    if (read.status === 'error' && !store) {
      const isGone = read.error?.status === 404 || read.error?.status === 422
      return (
        <p role="status" className={css.problem}>
          {t(isGone ? messages.gone : messages.storeFailed)}{' '}
          {!isGone && <TextButton onClick={read.retry}>{t(commonMessages.retry)}</TextButton>}
        </p>
      )
    }
    if (!store) return <Skeleton height={44} />
    const path = `/p/marketplace/stores/${id}`
    return (
      <>
        <div className={css.head}>
          <Avatar name={store.brandName} src={store.imageUrl ?? store.brandLogoUrl} shape="square" size={48} />
          <div className={css.words}>
            <div className={css.name}>{store.name}</div>
            <div className={css.detail}>{[store.address, store.city].filter(Boolean).join(', ')}</div>
            {hours && <div className={css.detail}>{hours.words}</div>}
            {store.openingHours && (
              <div className={css.detail}>
                <OpeningHours text={store.openingHours} />
              </div>
            )}
          </div>
        </div>
        <div className={css.acts}>
          <LinkButton href={path} variant="main" fullWidth>
            {t(messages.seeOffers, { count: known?.offersCount ?? offers ?? 0 })}
          </LinkButton>
          {onZoom && <IconButton icon="target" variant="line" label={t(messages.zoomTo)} onClick={onZoom} />}
          <ShareButton path={path} title={store.name} mapPath={`/p/marketplace/stores?store=${id}`} />
        </div>
      </>
    )
  }
  return (
    <section
      ref={box}
      aria-label={t(messages.chosen)}
      className={css.card}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation()
          onClose()
        }
      }}
    >
      {content()}
      <IconButton icon="x" size="sm" label={t(commonMessages.close)} onClick={onClose} className={css.close} />
    </section>
  )
}
