import { useState } from 'react'
import type { Application } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Icon, Picture, TextButton } from '@samspel/ui'
import { Proposed } from '../../components/proposal'
import { messages } from './messages'
import { moveMessages } from './move-messages'
import { MoveStore } from './MoveStore'
import { storeWords } from './OfferLine'
import css from './Profile.module.css'
import { profileMessages as m } from './profile-messages'

/** What is applied for: its fee and places, and for a store what stands there and when the creator wants to come. */
export function Offer({ application }: { application: Application }) {
  const { campaign, store, reserves, limits } = application
  const [isMoving, setMoving] = useState(false)
  const t = useText()
  const f = useFormats()
  const left = limits.find(({ of }) => of === 'places')?.left
  const way = store ? t(messages.pickup) : left === undefined ? t(m.placesAny) : t(m.places, { left })
  return (
    <div className={css.offer}>
      <div className={css.campaign}>
        <Picture
          src={campaign.productImageUrl}
          focus={campaign.productImageFocus}
          alt=""
          ratio={1}
          className={css.picture}
        />
        <div className={css.words}>
          <b>{campaign.name}</b>
          <span className={css.quiet}>{reserves > 0 ? t(m.fee, { places: way, money: f.ore(reserves) }) : way}</span>
        </div>
      </div>
      {store && (
        <dl className={css.store}>
          <dt className={css.where}>
            <Icon name="building-store" size={16} /> <b>{storeWords(store)}</b>
          </dt>
          <dd>
            <TextButton onClick={() => setMoving(true)}>{t(moveMessages.change)}</TextButton>
          </dd>
          {store.shelf ? (
            <>
              <dt>{t(m.shelf, { n: store.shelf.onShelf, booked: store.shelf.booked })}</dt>
              <dd>
                <b className={store.shelf.free > 0 ? css.free : css.none}>
                  {t(messages.free, { n: store.shelf.free })}
                </b>
              </dd>
            </>
          ) : (
            <dt>{store.placesLeft === null ? t(m.placesAny) : t(m.places, { left: store.placesLeft })}</dt>
          )}
          {store.comingAt && (
            <>
              <dt>{t(m.wants)}</dt>
              <dd>{f.dateTime(store.comingAt)}</dd>
            </>
          )}
        </dl>
      )}
      {application.proposal && (
        <Proposed
          id={application.id}
          proposal={application.proposal}
          name={application.creator.name}
          className={css.proposed}
        />
      )}
      {store && isMoving && <MoveStore application={{ ...application, store }} onClose={() => setMoving(false)} />}
    </div>
  )
}
