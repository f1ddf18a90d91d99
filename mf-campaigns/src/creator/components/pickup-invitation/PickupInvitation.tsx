import { useFormats, useText } from '@samspel/i18n'
import { Button, Card, Icon, Link, LinkButton } from '@samspel/ui'
import { offerPath, type OwnPickup, whereOf } from '../pickup-words'
import { PickupPicture } from '../PickupPicture'
import { useOnline } from '../use-online'
import { messages } from './messages'
import css from './PickupInvitation.module.css'
import { useDecline } from './use-decline'

/** An invitation of a brand to pick something up, with both answers. */
export function PickupInvitation({ offer }: { offer: OwnPickup }) {
  const t = useText()
  const f = useFormats()
  const decline = useDecline()
  const needs = useOnline() ? undefined : t(messages.needsNetwork)
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
            <span className={css.quiet}>{whereOf(offer)}</span>
            <span className={css.line}>
              <Icon name="mail" size={16} />
              {own.answerBy ? t(messages.answerBy, { date: f.date(own.answerBy) }) : t(messages.invitedBy, { brand })}
            </span>
          </span>
        </div>
        <div className={css.answers}>
          {needs ? (
            <Button variant="light" fullWidth disabledReason={needs} aria-label={t(messages.reserveOf, { name })}>
              {t(messages.reserve)}
            </Button>
          ) : (
            <LinkButton
              variant="light"
              fullWidth
              href={`${offerPath(id)}?take=1`}
              aria-label={t(messages.reserveOf, { name })}
            >
              {t(messages.reserve)}
            </LinkButton>
          )}
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
