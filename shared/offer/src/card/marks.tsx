import type { Campaign } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Chip, Icon, Row } from '@samspel/ui'
import { useObstacle } from '../words'
import { cardMessages } from './messages'
import css from './OfferCard.module.css'

/** How the creator stands to an offer; visitors and drafts have none of it. */
export type OwnPart = Partial<Pick<Campaign, 'promotedAt' | 'myParticipationId' | 'myInvitation'>>

/** That the creator has applied or is invited, and that the offer is featured; renders nothing without any. */
export function OfferMarks({ offer: { promotedAt, myParticipationId, myInvitation } }: { offer: OwnPart }) {
  const t = useText()
  if (!promotedAt && !myParticipationId && !myInvitation) return null
  return (
    <Row gap={4}>
      {myParticipationId ? (
        <Chip tone="primary" icon="check">
          {t(cardMessages.applied)}
        </Chip>
      ) : (
        myInvitation && (
          <Chip tone="info" icon="mail">
            {t(cardMessages.invited)}
          </Chip>
        )
      )}
      {promotedAt && (
        <Chip tone="solid" icon="star">
          {t(cardMessages.promoted)}
        </Chip>
      )}
    </Row>
  )
}

/** Why the creator cannot apply; renders nothing when they can. */
export function OfferObstacle({ offer }: { offer: Parameters<ReturnType<typeof useObstacle>>[0] }) {
  const words = useObstacle()(offer)
  return words ? (
    <span className={css.obstacle}>
      <Icon name="ban" size={16} />
      {words}
    </span>
  ) : null
}
