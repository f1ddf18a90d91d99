import type { Participation } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Icon, ListItem, Picture } from '@samspel/ui'
import { creatorMessages } from '../../../shared/components/creator-messages'
import { SmallFact } from '../../../shared/components/CreatorParts'
import css from './Assignments.module.css'
import { useNextStep } from './next-step'

export function AssignmentRow({ participation }: { participation: Participation }) {
  const t = useText()
  const f = useFormats()
  const { icon, text, tone } = useNextStep()(participation)
  const { id, campaign, feeAmount, invited, state } = participation
  return (
    <ListItem
      href={`/assignments/${id}`}
      title={campaign.name}
      detail={campaign.brandName}
      picture={
        <Picture src={campaign.productImageUrl} focus={campaign.productImageFocus} alt="" ratio={1} width={48} />
      }
    >
      <span className={`${css.step} ${css[tone]}`}>
        <Icon name={icon} size={16} />
        {text}
      </span>
      {(feeAmount > 0 || (invited && state === 'pending')) && (
        <div className={css.facts}>
          {feeAmount > 0 && <SmallFact icon="coin">{t(creatorMessages.fee, { money: f.ore(feeAmount) })}</SmallFact>}
          {invited && state === 'pending' && <SmallFact icon="mail">{t(commonMessages.invited)}</SmallFact>}
        </div>
      )}
    </ListItem>
  )
}
