import { useFormats, useText } from '@samspel/i18n'
import { OnlineLinkButton, useNeedsNetwork } from '@samspel/offer/network'
import { Button, Card, Icon, Link } from '@samspel/ui'
import { offerPath, type OwnPickup, useWhere } from '../pickup-words'
import { PickupPicture } from '../PickupPicture'
import type { Position } from '../use-granted-position'
import { messages } from './messages'
import css from './PickupInvitation.module.css'
import { useDecline } from './use-decline'

/** An invitation of a brand to pick something up, with both answers. */
export function PickupInvitation({ offer, from }: { offer: OwnPickup; from: Position | undefined }) {
  const t = useText()
  const f = useFormats()
  const decline = useDecline()
  const needs = useNeedsNetwork()
  const { id, campaign, brandName: brand, storeParticipation: own } = offer
  const { name } = campaign
  return (
    <Card>
      <div className={css.card}>
        <div className={css.head}>
          <PickupPicture campaign={campaign} />
          <span className={css.words}>
            <Link tone="quiet" href={offerPath(id)}>
              <b>{name}</b>
            </Link>
            <span className={css.quiet}>{useWhere()(offer, from)}</span>
            <span className={css.line}>
              <Icon name="mail" size={16} />
              {own.answerBy ? t(messages.answerBy, { date: f.date(own.answerBy) }) : t(messages.invitedBy, { brand })}
            </span>
          </span>
        </div>
        <div className={css.answers}>
          <OnlineLinkButton
            variant="light"
            fullWidth
            href={`${offerPath(id)}?take=1`}
            aria-label={t(messages.reserveOf, { name })}
          >
            {t(messages.reserve)}
          </OnlineLinkButton>
          <Button
            variant="quiet"
            fullWidth
            onClick={() => decline(offer)}
            disabledReason={needs}
            aria-label={t(messages.declineOf, { name })}
          >
            {t(messages.decline)}
          </Button>
        </div>
      </div>
    </Card>
  )
}
