import { useEffect, useId, useRef } from 'react'
import type { StoreCampaign, StoreParticipation } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { usePassEnd, usePostDeadline } from '@samspel/offer'
import { OfferPicture } from '@samspel/offer/picture'
import { Avatar, Icon, Link, LinkButton } from '@samspel/ui'
import { PickupState } from '../../components/pickup/PickupState'
import { messages as place } from '../../components/store/messages'
import { directionsTo } from '../../components/store/StorePlace'
import { ownMessages as messages } from './messages'
import css from './Pass.module.css'

/** What is reserved, where and until when, with a link to the pass itself, which mf-stores shows. `focus` right after reserving. */
export function Pass({ offer, own, focus }: { offer: StoreCampaign; own: StoreParticipation; focus: boolean }) {
  const t = useText()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  const { campaign, store, brandName } = offer
  const until = usePassEnd()(own, offer)
  const when = usePostDeadline()(own.postDeadline)
  return (
    <section aria-labelledby={id} className={css.pass}>
      <h2 id={id} ref={heading} tabIndex={-1} className={css.heading}>
        {t(messages.pass)}
      </h2>
      <div className={css.head}>
        <OfferPicture
          src={campaign.productImageUrl}
          focus={campaign.productImageFocus}
          alt=""
          ratio={1}
          sizes="56px"
          eager
          className={css.picture}
        />
        <div className={css.words}>
          <b>{campaign.name}</b>
          <span className={css.brand}>
            <Avatar name={brandName} src={offer.brandLogoUrl} size={18} shape="square" />
            {brandName}
          </span>
        </div>
        <PickupState offer={offer} />
      </div>
      <div className={css.open}>
        <LinkButton variant="main" size="lg" icon="qrcode" fullWidth href={`/store-campaigns/${offer.id}/pass`}>
          {t(messages.show)}
        </LinkButton>
      </div>
      <div className={css.foot}>
        <p>
          <Icon name="map-pin" size={18} />
          <span>
            <b>{store.name}</b>
            <br />
            {store.address}
            {!store.name.includes(store.city) && `, ${store.city}`}
            {store.openingHours && (
              <>
                <br />
                {store.openingHours}
              </>
            )}
          </span>
          <Link href={directionsTo(store)} newTab>
            {t(place.directions)}
          </Link>
        </p>
        {until && (
          <p>
            <Icon name="clock" size={18} />
            <b>{t(messages.validUntil, { date: until })}</b>
          </p>
        )}
        <p>
          <Icon name="info-circle" size={18} />
          <span>{when ? t(messages.then, { when }) : t(messages.thenAny)}</span>
        </p>
      </div>
    </section>
  )
}
