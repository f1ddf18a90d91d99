import { commonMessages, daysUntil, useFormats, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { Button, cx, Icon } from '@samspel/ui'
import { KeyHint, keyNames } from '../../../review-desk'
import { listCampaignEvents } from '../data'
import { answerMessages as m } from './answer-messages'
import { Colleagues } from './Colleagues'
import { reviewMessages as messages } from './messages'
import css from './OfferDesk.module.css'
import { QueueWalk, type ReviewQueue } from './QueueWalk'

const longDays = 2

/** Who submitted it for review, when, and for how many days it has waited; renders nothing if that is unavailable. */
function Sent({ campaignId }: { campaignId: string }) {
  const t = useText()
  const f = useFormats()
  const { result } = useQuery(listCampaignEvents({ params: { id: campaignId }, query: { page: 1 } }))
  const sent = result?.campaignEvents.find(({ act }) => act === 'request')
  if (!sent) return null
  const days = Math.max(0, -daysUntil(sent.createdAt))
  return (
    <span className={css.sent}>
      {t(m.sentBy, { name: sent.actorName ?? t(m.somebodySent), at: f.dateTime(sent.createdAt) })}
      {days > 0 && (
        <span className={cx(css.waited, days >= longDays && css.late)}>
          <Icon name="clock" size={16} />
          {t(m.waited, { n: days })}
        </span>
      )}
    </span>
  )
}

/** The position in the queue and both answers; always visible, at the bottom on phones. */
export function AnswerBar({
  campaignId,
  queue,
  obstacle,
  onConfirm,
  onReturn,
}: {
  campaignId: string
  queue: ReviewQueue | undefined
  obstacle: string | undefined
  onConfirm: (() => void) | undefined
  onReturn: (() => void) | undefined
}) {
  const t = useText()
  return (
    <div role="region" aria-label={t(commonMessages.answer)} className={css.bar}>
      <div className={css.place}>
        {queue && <QueueWalk queue={queue} />}
        <Sent campaignId={campaignId} />
        <Colleagues campaignId={campaignId} />
      </div>
      <div className={css.answers}>
        {onReturn && (
          <Button onClick={onReturn}>
            {t(messages.return)}
            <KeyHint names={[keyNames.reject]} />
          </Button>
        )}
        {onConfirm && (
          <Button variant="main" icon="check" disabledReason={obstacle} onClick={onConfirm}>
            {t(messages.confirm)}
            <KeyHint names={[keyNames.approve]} />
          </Button>
        )}
      </div>
    </div>
  )
}
