import { daysUntil, useFormats, useText } from '@samspel/i18n'
import { usePassEnd } from '@samspel/offer'
import { creatorMessages } from '../../../shared/components/creator-messages'
import type { OwnPickup } from '../../components/pickup-words'
import { feeAskedBy } from './fee-asked-by'
import { messages } from './messages'
import { pickupMessages as m } from './pickup-messages'
import { type NextStep, soonDays } from './step'
import { useDraftStep } from './use-draft-step'

/** Describes what the creator does next with something picked up at a store, or how it ended. */
export function usePickupStep(): (offer: OwnPickup) => NextStep {
  const t = useText()
  const f = useFormats()
  const passEnd = usePassEnd('day')
  const draftStep = useDraftStep()
  const quiet = (text: string): NextStep => ({ icon: 'info-circle', text, tone: 'quiet' })
  const ended = ({ brandName: brand, storeParticipation: own }: OwnPickup): NextStep => {
    if (own.state === 'invited') return quiet(t(m.invitationOver))
    if (own.state === 'approved' || own.decisionKind === 'lapsed')
      return quiet(own.expiresAt ? t(m.lapsed, { date: f.date(own.expiresAt) }) : t(messages.ended))
    if (own.state === 'picked_up') {
      const posts = own.linkPostsCount + own.contentPostsCount + own.instagramPostsCount + own.instagramStoriesCount
      return posts > 0
        ? { icon: 'circle-check', text: t(messages.doneStep), tone: 'ok' }
        : quiet(own.pickedUpAt ? t(m.pickedUp, { date: f.date(own.pickedUpAt) }) : t(messages.ended))
    }
    if (own.decisionKind === 'cancelled') return quiet(t(m.cancelled))
    if (own.decisionKind === 'expired') return quiet(t(m.unanswered, { brand }))
    return quiet(own.decisionKind === 'ended' ? t(messages.ended) : t(m.declined, { brand }))
  }
  return (offer) => {
    const { storeParticipation: own } = offer
    const asked = own.questionBy ?? feeAskedBy(own)
    if (asked) return { icon: 'help', text: t(messages.question, { date: f.date(asked) }), tone: 'warn' }
    const ofDraft = draftStep(own, own.postBy)
    if (ofDraft) return ofDraft
    switch (own.need) {
      case 'fetch': {
        const until = passEnd(own, offer)
        if (own.comingAt) return { icon: 'clock', text: t(m.comes, { date: f.dateTime(own.comingAt) }), tone: 'quiet' }
        const isSoon = own.expiresAt !== null && daysUntil(own.expiresAt) < soonDays
        return {
          icon: 'hourglass',
          text: until ? t(m.until, { date: until }) : t(m.show),
          tone: isSoon ? 'warn' : 'quiet',
        }
      }
      case 'changes':
        return { icon: 'pencil', text: t(messages.change), tone: 'warn' }
      case 'post': {
        if (!own.postBy) return { icon: 'upload', text: t(messages.postStep), tone: 'primary' }
        const days = daysUntil(own.postBy)
        const date = f.date(own.postBy)
        return {
          icon: 'calendar-due',
          text: days < 0 ? t(messages.postLate, { date }) : t(creatorMessages.dueBy, { date }),
          tone: days < soonDays ? 'warn' : 'quiet',
        }
      }
      case 'answer':
        return {
          icon: 'clock',
          text: own.answerBy ? t(messages.answerBy, { date: f.date(own.answerBy) }) : t(messages.waitsForAnswer),
          tone: 'quiet',
        }
      case 'review':
        return { icon: 'eye', text: t(messages.inReview), tone: 'quiet' }
      default:
        return ended(offer)
    }
  }
}
