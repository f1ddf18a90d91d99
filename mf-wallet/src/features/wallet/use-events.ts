import type { MoneyOnTheWay } from '@samspel/api'
import { bankReason } from '@samspel/api/bank-reasons'
import { useFormats, useLocale, useText } from '@samspel/i18n'
import type { TimelineEvent } from '@samspel/ui/late'
import { messages } from './messages'

/** What is on its way, in words: what happened and what comes. */
export function useEvents() {
  const t = useText()
  const f = useFormats()
  const locale = useLocale()
  /** Where a payout is that was asked for, and why it is late. */
  const whereItIs = (payout: MoneyOnTheWay['payout'], at: string | null): Pick<TimelineEvent, 'next' | 'nextTone'> => {
    if (payout?.progress === 'stopped') return { next: t(messages.stoppedPayout), nextTone: 'bad' }
    if (payout?.late)
      return { next: t(payout.progress === 'sent' ? messages.lateAtBank : messages.lateInBatch), nextTone: 'warn' }
    return { next: at && t(messages.onAccountBy, { date: f.date(at, 'weekday') }) }
  }
  const failureOf = (payout: MoneyOnTheWay['payout']): string | undefined =>
    payout && (payout.reason ?? payout.reasonText)
      ? bankReason(locale, { code: payout.reason, words: payout.reasonText })
      : undefined
  const words = ({
    state,
    title,
    counterpart,
    at,
    since,
    bankAccountLastFour,
    payout,
  }: MoneyOnTheWay): Omit<TimelineEvent, 'key' | 'value'> => {
    const ending = bankAccountLastFour ? t(messages.ending, { lastFour: bankAccountLastFour }) : undefined
    const approved = counterpart
      ? t(messages.approved, { name: counterpart, date: f.date(since, 'short') })
      : t(messages.approvedOn, { date: f.date(since, 'short') })
    switch (state) {
      case 'held':
        return {
          icon: 'lock',
          title,
          detail: counterpart && t(messages.heldDetail, { name: counterpart }),
          next: t(messages.heldNext),
          nextTone: 'quiet',
        }
      case 'waiting':
        return {
          icon: 'hourglass',
          title,
          detail: approved,
          next: at && t(messages.canBeTaken, { date: f.date(at, 'weekday'), time: f.time(at) }),
        }
      case 'available':
        return { icon: 'coin', tone: 'primary', title, detail: approved, next: t(messages.canBeTakenNow) }
      case 'requested':
        return {
          icon: 'building-bank',
          tone: 'primary',
          title: t(messages.requested),
          detail: ending,
          ...whereItIs(payout, at),
        }
      case 'paid':
        return {
          icon: 'check',
          tone: 'ok',
          title: t(messages.payout),
          detail: ending,
          next: t(messages.paid, { date: f.date(at ?? since, 'short') }),
          nextTone: 'ok',
        }
      case 'failed':
        return {
          icon: 'alert-circle',
          tone: 'bad',
          title: t(messages.failed),
          detail: [ending, failureOf(payout)].filter(Boolean).join('. '),
          next: t(messages.failedNext),
          nextTone: 'bad',
        }
    }
  }
  return (steps: readonly MoneyOnTheWay[]): TimelineEvent[] =>
    steps.map((step) => ({
      key: step.id,
      value: f.ore(step.amount),
      ...words(step),
      ...(step.payout && { href: `/wallet?receipt=${step.id}` }),
    }))
}
