import { walkOf } from '@samspel/api/distance'
import { daysUntil, useFormats, useText } from '@samspel/i18n'
import { useOpenWords, usePassEnd } from '@samspel/offer'
import { Card, cx, Icon, LinkButton } from '@samspel/ui'
import { type OwnPickup, passPath, whereOf } from '../../components/pickup-words'
import { PickupPicture } from '../../components/PickupPicture'
import type { Position } from '../../components/use-granted-position'
import css from './Assignments.module.css'
import { pickupMessages as messages } from './pickup-messages'

/** Days before its expiry from which a pass is urgent. */
const soonDays = 2

/** What follows a comma. */
const small = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

/** The pass that ends first: where, until when, and the only filled button. */
export function PassCard({ offer, from }: { offer: OwnPickup; from: Position | undefined }) {
  const t = useText()
  const f = useFormats()
  const { campaign, store, storeParticipation: own } = offer
  const open = useOpenWords(store)
  const until = usePassEnd('day')(own, offer)
  const walk = from && walkOf(from, store)
  const away = walk && ('minutes' in walk ? t(messages.walk, walk) : t(messages.away, { km: walk.kilometres }))
  const isSoon = own.expiresAt !== null && daysUntil(own.expiresAt) <= soonDays
  return (
    <Card>
      <div className={css.card}>
        <div className={css.head}>
          <PickupPicture campaign={campaign} />
          <span className={css.words}>
            <b>{campaign.name}</b>
            <span className={css.where}>{whereOf(offer)}</span>
            {(away || open) && (
              <span className={css.line}>
                <Icon name={away ? 'map-pin' : 'building-store'} size={16} />
                {away && open ? `${away}, ${small(open.words)}` : (away ?? open?.words)}
              </span>
            )}
            {own.comingAt && (
              <span className={css.line}>
                <Icon name="clock" size={16} />
                {t(messages.comes, { date: f.dateTime(own.comingAt) })}
              </span>
            )}
            {until && (
              <span className={cx(css.line, isSoon && css.warn)}>
                <Icon name="hourglass" size={16} />
                {t(messages.until, { date: until })}
              </span>
            )}
          </span>
        </div>
        <LinkButton variant="main" icon="qrcode" fullWidth className={css.open} href={passPath(offer.id)}>
          {t(messages.show)}
        </LinkButton>
      </div>
    </Card>
  )
}
