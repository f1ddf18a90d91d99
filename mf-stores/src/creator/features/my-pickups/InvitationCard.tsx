import { useText } from '@samspel/i18n'
import { Card, Icon, Link, LinkButton, Picture } from '@samspel/ui'
import { messages } from './messages'
import css from './MyPickups.module.css'
import { offerPath, type Own, whereOf } from './own'

/** An invitation of the brand, with the button that accepts it. */
export function InvitationCard({ offer }: { offer: Own }) {
  const t = useText()
  const { campaign, brandName: brand } = offer
  return (
    <Card>
      <div className={css.card}>
        <div className={css.head}>
          <Picture
            src={campaign.productImageUrl}
            focus={campaign.productImageFocus}
            alt=""
            ratio={1}
            width={64}
            fallbackIcon="gift"
          />
          <span className={css.words}>
            <Link tone="quiet" href={offerPath(offer.id)}>
              <b>{campaign.name}</b>
            </Link>
            <span className={css.quiet}>{whereOf(offer)}</span>
            <span className={css.line}>
              <Icon name="mail" size={16} />
              {t(messages.invitedBy, { brand })}
            </span>
          </span>
        </div>
        <LinkButton
          variant="light"
          icon="bolt"
          fullWidth
          className={css.open}
          href={`${offerPath(offer.id)}?take=1`}
          aria-label={t(messages.reserveOf, { name: campaign.name })}
        >
          {t(messages.reserve)}
        </LinkButton>
      </div>
    </Card>
  )
}
