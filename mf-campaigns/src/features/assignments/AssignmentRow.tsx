import type { Mention, Participation } from '@samspel/api'
import { daysUntil, useFormats, useText } from '@samspel/i18n'
import { can } from '@samspel/store'
import { Icon, ListItem, Picture, type IconName } from '@samspel/ui'
import { creatorMessages } from '../../components/creator-messages'
import { MyStateChip, SmallFact } from '../../components/CreatorParts'
import { approvedPosts, awaitsPost } from '../../data'
import css from './Assignments.module.css'
import { messages } from './messages'

interface Step {
  icon: IconName
  text: string
  tone: 'quiet' | 'primary' | 'warn' | 'ok'
}

/** What the creator waits for or does next. */
function useNextStep() {
  const t = useText()
  const f = useFormats()
  return (participation: Participation, pending: readonly Pick<Mention, 'participationId'>[]): Step => {
    const { state, decisionReason, campaign: { dueAt } } = participation
    if (state === 'pending') return { icon: 'clock', text: t(messages.waitsForAnswer), tone: 'quiet' }
    if (state === 'rejected') return { icon: 'info-circle', text: decisionReason ?? t(messages.declined), tone: 'quiet' }
    if (awaitsPost(participation, pending)) {
      if (!dueAt) return { icon: 'upload', text: t(messages.post), tone: 'primary' }
      const days = daysUntil(dueAt)
      return { icon: days < 3 ? 'calendar-due' : 'upload', text: t(days < 0 ? messages.postLate : messages.postBy, { date: f.date(dueAt) }), tone: days < 3 ? 'warn' : 'primary' }
    }
    if (pending.some(({ participationId }) => participationId === participation.id)) return { icon: 'eye', text: t(messages.inReview), tone: 'quiet' }
    if (approvedPosts(participation) > 0) return { icon: 'circle-check', text: t(messages.done), tone: 'ok' }
    return { icon: 'flag-check', text: t(can(participation, 'postMention') ? messages.post : messages.ended), tone: 'quiet' }
  }
}

export function AssignmentRow({ participation, pending }: { participation: Participation; pending: readonly Pick<Mention, 'participationId'>[] }) {
  const t = useText()
  const f = useFormats()
  const nextStep = useNextStep()
  const step = nextStep(participation, pending)
  const { id, state, campaign, feeAmount } = participation
  return (
    <ListItem
      href={`/assignments/${id}`} title={campaign.name} detail={campaign.brandName}
      picture={<Picture src={campaign.productImageUrl} alt="" ratio={1} width={64} />}
    >
      <span className={`${css.step} ${css[step.tone]}`}><Icon name={step.icon} size={16} />{step.text}</span>
      <div className={css.facts}>
        <MyStateChip state={state} />
        {feeAmount > 0 && <SmallFact icon="coin">{t(creatorMessages.fee, { money: f.ore(feeAmount) })}</SmallFact>}
      </div>
    </ListItem>
  )
}
