import { countDemands } from '@samspel/api/campaign-rules'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { can, type EntityOf } from '@samspel/store'
import { Avatar, Button, Chip, Link, Notice, StatusChip, useIsMobile } from '@samspel/ui'
import { useFiguresFrom } from '../../../../shared/components/use-figures-from'
import css from '../CampaignDetail.module.css'
import { DecisionButtons } from './DecisionButtons'
import { decidedNames, messages } from './messages'
import type { Question } from './question'

/** A creator in a campaign as a row: figures, requirements met, their note, and the decision. */
export function ParticipationRow({
  participation,
  showState,
  isBlocked,
  onAsk,
}: {
  participation: EntityOf<'participations'>
  showState: boolean
  isBlocked: boolean
  onAsk: (question: Question) => void
}) {
  const t = useText()
  const isMobile = useIsMobile()
  const f = useFormats()
  const figuresFrom = useFiguresFrom()(participation.creator)
  const {
    creator,
    demands,
    state,
    motivation,
    loading = false,
    decisionReason,
    answerBy,
    error,
    pendingMentionsCount,
  } = participation
  const { met, of, areMet } = countDemands(demands)
  const isApproved = state === 'approved'
  return (
    <li>
      <div className={css.row}>
        <div className={css.person}>
          <Avatar name={creator.name} src={creator.avatarUrl} />
          <div>
            <div className={css.name}>
              <Link href={`/creators/${creator.id}`}>{creator.name}</Link>
            </div>
            <div className={css.quiet}>
              @{creator.username}
              {creator.city && <span className={css.city}>{` · ${creator.city}`}</span>}
              {figuresFrom && ` · ${figuresFrom}`}
            </div>
          </div>
        </div>
        <div className={css.numbers}>
          <div>
            {f.number(creator.followersCount)}
            <span>{t(messages.followers)}</span>
          </div>
          <div>
            {f.rate(creator.engagementRate)}
            <span>{t(messages.engagement)}</span>
          </div>
        </div>
        <div>
          {showState ? (
            <StatusChip status={state} label={t(decidedNames[state])} />
          ) : (
            <Chip tone={areMet ? 'ok' : 'warn'} icon={areMet ? 'check' : 'alert-triangle'}>
              {t(isMobile ? messages.demandsShort : messages.demands, { met, of })}
            </Chip>
          )}
        </div>
        <div>
          <p className={css.words}>{decisionReason ?? motivation}</p>
          {answerBy && <p className={css.quiet}>{t(messages.answerByShort, { date: f.date(answerBy) })}</p>}
        </div>
        <div className={css.acts}>
          {isApproved && (can(participation, 'remove') || can(participation, 'reject')) && (
            <Button
              size="sm"
              onClick={() => onAsk('reject')}
              disabled={loading}
              disabledReason={
                pendingMentionsCount > 0 ? t(messages.removeWaits, { n: pendingMentionsCount }) : undefined
              }
            >
              {t(commonMessages.remove)}
            </Button>
          )}
          <DecisionButtons participation={participation} isOpen={!isApproved} isBlocked={isBlocked} onAsk={onAsk} />
        </div>
      </div>
      {error && <Notice kind="bad">{t(error.message)}</Notice>}
    </li>
  )
}
