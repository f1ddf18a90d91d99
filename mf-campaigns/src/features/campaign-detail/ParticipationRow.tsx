import { useFormats, useText } from '@samspel/i18n'
import { can, type EntityOf } from '@samspel/store'
import { Avatar, Button, Chip, Link, StatusChip } from '@samspel/ui'
import { decisionMessages } from '../../components/decision-messages'
import css from './CampaignDetail.module.css'
import { decidedNames, messages } from './messages'

/** One creator of a campaign: figures, demands met, own words, and the decision. */
export function ParticipationRow({ participation, showState, onApprove, onReject }: { participation: EntityOf<'participations'>; showState: boolean; onApprove: () => void; onReject: () => void }) {
  const t = useText()
  const f = useFormats()
  const { creator, demands, state, motivation, loading, decisionReason } = participation
  const met = Object.values(demands).filter(Boolean).length
  return (
    <li>
      <div className={css.row}>
        <div className={css.person}>
          <Avatar name={creator.name} src={creator.avatarUrl} />
          <div>
            <div className={css.name}><Link href={`/creators/${creator.id}`}>{creator.name}</Link></div>
            <div className={css.quiet}>{[`@${creator.username}`, creator.city].filter(Boolean).join(' · ')}</div>
          </div>
        </div>
        <div className={css.numbers}>
          <div>{f.number(creator.followersCount)}<span>{t(messages.followers)}</span></div>
          <div>{f.percent(creator.engagementRate / 100)}<span>{t(messages.engagement)}</span></div>
        </div>
        <div>{showState ? <StatusChip status={state} label={t(decidedNames[state])} /> : <Chip tone={met === 3 ? 'ok' : 'warn'} icon={met === 3 ? 'check' : 'alert-triangle'}>{t(messages.demands, { met })}</Chip>}</div>
        <p className={css.words}>{decisionReason ?? motivation}</p>
        <div className={css.acts}>
          {can(participation, 'reject') && <Button size="sm" onClick={onReject} disabled={loading ?? false}>{t(decisionMessages.reject)}</Button>}
          {can(participation, 'approve') && <Button size="sm" variant="light" icon="check" onClick={onApprove} loading={loading ?? false}>{t(decisionMessages.approve)}</Button>}
        </div>
      </div>
    </li>
  )
}
