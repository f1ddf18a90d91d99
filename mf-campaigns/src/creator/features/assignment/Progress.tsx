import type { Mention, Participation } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Card, type IconName, Link } from '@samspel/ui'
import { Timeline, type TimelineEvent } from '@samspel/ui/late'
import { progressOf, type ProgressStep, type StepKey } from './data/progress'
import { progressMessages as messages } from './progress-messages'

const icons: Record<StepKey, IconName> = {
  applied: 'send',
  waiting: 'hourglass',
  approved: 'user-check',
  rejected: 'x',
  expired: 'hourglass',
  removed: 'user-x',
  released: 'truck',
  left: 'truck',
  cancelled: 'ban',
  ended: 'flag-check',
  changesAsked: 'message-2',
  toChange: 'pencil',
  toDraft: 'pencil',
  draftSent: 'eye',
  toChangeDraft: 'pencil',
  draftApproved: 'circle-check',
  toPost: 'upload',
  posted: 'upload',
  toReview: 'eye',
  postApproved: 'circle-check',
  postRejected: 'x',
  paid: 'wallet',
  moneyOnWay: 'wallet',
  moneyThere: 'wallet',
  moneyTaken: 'wallet',
  feeReturned: 'coin',
}
const tones = { done: 'ok', now: 'primary', later: 'neutral', failed: 'bad' } as const

type Posts = readonly Pick<Mention, 'state' | 'createdAt' | 'resubmittedAt' | 'decidedAt' | 'decisionKind'>[]

export function Progress({ participation, posts }: { participation: Participation; posts: Posts }) {
  const t = useText()
  const f = useFormats()
  const detail = ({ key, at, reason }: ProgressStep) => {
    if (reason) return reason
    if (!at) return undefined
    return key === 'moneyOnWay' ? t(messages.payableFrom, { date: f.dateTime(at) }) : f.date(at)
  }
  const isMoney = (key: StepKey) =>
    key === 'moneyOnWay' || key === 'moneyThere' || key === 'moneyTaken' || key === 'paid'
  const events = progressOf(participation, posts).map((step): TimelineEvent => ({
    key: step.key,
    icon: icons[step.key],
    tone: tones[step.state],
    title: t(messages[step.key]),
    detail: detail(step),
    ...(isMoney(step.key) && { value: f.ore(participation.feeAmount) }),
    ...(step.key === 'feeReturned' && participation.fee && { value: f.ore(participation.fee.amount) }),
    ...((step.key === 'moneyOnWay' || step.key === 'moneyThere') && {
      next: <Link href="/wallet">{t(commonMessages.toWallet)}</Link>,
    }),
  }))
  return (
    <Card title={t(messages.progress)}>
      <Timeline label={t(messages.progress)} events={events} />
    </Card>
  )
}
