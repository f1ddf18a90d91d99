import type { Campaign, Participation } from '@samspel/api'
import { daysUntil, useFormats, useText } from '@samspel/i18n'
import { can, type MentionRecord } from '@samspel/store'
import type { NextWords } from '../../../shared/components/next/NextCard'
import { handedInAt } from '../../data'
import { isTakenOut, payableFrom } from './data/progress'
import { asksForMore } from './data/steps'
import { nextMessages as m } from './next-messages'

export interface Next extends NextWords {
  act?: 'post' | 'readAgain' | 'edit' | 'wallet' | 'withdraw'
  mention?: MentionRecord
  /** Öre that can be withdrawn now. */
  payable?: number
}

const soonDays = 3
const firstWords = { content: m.makeContent, link: m.publishLink, instagram: m.publishInstagram } as const

interface Facts {
  participation: Participation
  campaign: Pick<Campaign, 'paymentType'> | undefined
  mentions: readonly MentionRecord[]
}

/** What the creator has to do now, or whose turn it is; undefined when the collaboration has ended. */
export function useNext(): (facts: Facts) => Next | undefined {
  const t = useText()
  const f = useFormats()

  const due = ({ dueAt, deadlinePausedAt }: Participation): Next['pill'] => {
    if (!dueAt || deadlinePausedAt) return undefined
    const days = daysUntil(dueAt)
    if (days < 0) return { icon: 'alert-circle', text: t(m.late, { days: f.relativeDays(dueAt) }), tone: 'bad' }
    const text = t(m.by, { date: f.date(dueAt), days: f.relativeDays(dueAt) })
    return days <= soonDays ? { icon: 'clock', text, tone: 'warn' } : { icon: 'calendar-due', text }
  }

  /** The brand has asked for a change. */
  const change = (mention: MentionRecord, brand: string, pill: Next['pill']): Next => {
    const isHere = mention.kind === 'link' || mention.kind === 'content'
    const { rejectReason: reason, decidedAt } = mention
    return {
      title: t(isHere ? m.fixHere : m.fix),
      isAsked: true,
      act: isHere ? 'edit' : 'readAgain',
      mention,
      ...(reason && { text: t(m.said, { brand, reason, date: decidedAt ? f.date(decidedAt) : '' }) }),
      ...(pill && { pill }),
    }
  }

  /** Nothing of a fee is left on the account: where it went. */
  const taken = (fee: Participation['fee'], feeAmount: number): Next => {
    const title = t(m.taken, { money: f.ore(feeAmount) })
    const out = fee?.withdrawal
    if (!out) return { title }
    const date = f.date(out.at, 'short')
    return {
      title,
      pill:
        out.state === 'paid'
          ? { icon: 'circle-check', text: t(m.paidOut, { date }), tone: 'ok' }
          : { icon: 'clock', text: t(m.inWithdrawal, { date }) },
    }
  }

  /** A post is approved: when its fee can be withdrawn, or that it was. */
  const money = ({ feeAmount, fee, campaign }: Participation, approved: MentionRecord): Next => {
    const brand = campaign.brandName
    const paidAt = fee?.state === 'paid' ? fee.settledAt : approved.decidedAt
    const from = paidAt && payableFrom(paidAt)
    const isPayable = Boolean(from) && Date.parse(from ?? '') <= Date.now()
    const date = approved.decidedAt ? f.date(approved.decidedAt) : ''
    if (isTakenOut(fee)) return { ...taken(fee, feeAmount), text: t(m.takenText, { brand, date }) }
    const payable = isPayable ? (fee?.left ?? 0) : 0
    const out = feeAmount - payable
    return {
      title: t(m.yours, { money: f.ore(feeAmount) }),
      text: t(m.yoursText, { brand, date }),
      act: payable > 0 ? 'withdraw' : 'wallet',
      payable,
      ...(from &&
        (payable > 0 || !isPayable) && {
          pill: isPayable
            ? {
                icon: 'circle-check' as const,
                text:
                  payable > 0 && out > 0
                    ? t(m.restPayable, { left: f.ore(payable), out: f.ore(out) })
                    : t(m.payableNow),
                tone: 'ok' as const,
              }
            : { icon: 'clock' as const, text: t(m.payableFrom, { at: f.dateTime(from) }) },
        }),
    }
  }

  return ({ participation, campaign, mentions }) => {
    const { need, state, feeAmount, fee } = participation
    const { brandName: brand } = participation.campaign
    const changing = mentions.find((mention) => can(mention, 'resubmit'))
    const pill = due(participation)
    if (state !== 'approved' || fee?.state === 'returned') return undefined
    if (changing) return change(changing, brand, pill)
    if (need === 'delivery') return { title: t(m.delivery, { brand }), text: t(m.deliveryText) }
    const pending = mentions.find((mention) => mention.state === 'pending')
    const approved = mentions.find((mention) => mention.state === 'approved')
    // A post just submitted is known from the assignment or from the list of posts, whichever is read first.
    if (asksForMore(participation) || (need === 'post' && !pending && !approved)) {
      return {
        title: t(firstWords[campaign?.paymentType ?? 'instagram']),
        ...(can(participation, 'postMention') && { act: 'post' as const }),
        ...(pill && { pill }),
      }
    }
    if (need === 'review' || (pending && !approved))
      return {
        title: t(m.reviewing, { brand }),
        text: t(m.reviewingText),
        ...(pending && {
          pill: {
            icon: 'clock' as const,
            text: t(m.handedIn, { at: f.dateTime(handedInAt(pending)) }),
          },
        }),
      }
    if (!approved) return undefined
    if (feeAmount === 0) return { title: t(m.approvedDone, { brand }) }
    return money(participation, approved)
  }
}
