import { useFormats, useText } from '@samspel/i18n'
import { Icon, ListItem } from '@samspel/ui'
import { creatorMessages } from '../../../shared/components/creator-messages'
import { SmallFact } from '../../../shared/components/CreatorParts'
import { offerPath, type OwnPickup, passPath, useWhere } from '../../components/pickup-words'
import { PickupPicture } from '../../components/PickupPicture'
import type { Position } from '../../components/use-granted-position'
import css from './Assignments.module.css'
import { usePickupStep } from './use-pickup-step'

export function PickupRow({ offer, from }: { offer: OwnPickup; from: Position | undefined }) {
  const t = useText()
  const f = useFormats()
  const where = useWhere()
  const { icon, text, tone } = usePickupStep()(offer)
  const { id, campaign, storeParticipation: own } = offer
  const hasPass = own.state !== 'requested' && own.state !== 'invited'
  return (
    <ListItem
      href={hasPass ? passPath(id) : offerPath(id)}
      title={campaign.name}
      detail={where(offer, own.need === 'fetch' ? from : undefined)}
      picture={<PickupPicture campaign={campaign} width={48} />}
    >
      <span className={`${css.step} ${css[tone]}`}>
        <Icon name={icon} size={16} />
        {text}
      </span>
      {(own.feeAmount ?? 0) > 0 && (
        <div className={css.facts}>
          <SmallFact icon="coin">{t(creatorMessages.fee, { money: f.ore(own.feeAmount ?? 0) })}</SmallFact>
        </div>
      )}
    </ListItem>
  )
}
