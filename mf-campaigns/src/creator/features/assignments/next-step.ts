import type { Participation } from '@samspel/api'
import { daysUntil, useFormats, useText } from '@samspel/i18n'
import { creatorMessages } from '../../../shared/components/creator-messages'
import { useApplicationWords } from '../../components/participation-labels'
import { approvedPosts } from './data/approved-posts'
import { feeAskedBy } from './fee-asked-by'
import { messages } from './messages'
import { type NextStep, soonDays } from './step'
import { useDraftStep } from './use-draft-step'

/** Describes what the creator does next or is waiting for. */
export function useNextStep(): (participation: Participation) => NextStep {
  const t = useText()
  const f = useFormats()
  const words = useApplicationWords()
  const draftStep = useDraftStep()
  const byDeadline = (dueAt: string | null): NextStep => {
    if (!dueAt) return { icon: 'upload', text: t(messages.postStep), tone: 'primary' }
    const days = daysUntil(dueAt)
    const date = f.date(dueAt)
    return {
      icon: 'calendar-due',
      text: days < 0 ? t(messages.postLate, { date }) : t(creatorMessages.dueBy, { date }),
      tone: days < soonDays ? 'warn' : 'quiet',
    }
  }
  /** What is sent and has not arrived. */
  const ofParcel = (parcel: NonNullable<Participation['parcel']>): NextStep | undefined => {
    const { state, addressMissing, choiceMissing, askFrom, sendBy } = parcel
    if (state === 'arrived') return undefined
    if (state === 'problem') return { icon: 'player-pause', text: t(messages.paused), tone: 'quiet' }
    if (state === 'sent')
      return askFrom && daysUntil(askFrom) <= 0
        ? { icon: 'package', text: t(messages.parcelAsked), tone: 'warn' }
        : { icon: 'truck-delivery', text: t(messages.parcelSent), tone: 'quiet' }
    if (addressMissing) return { icon: 'map-pin', text: t(messages.addressMissing), tone: 'warn' }
    if (choiceMissing) return { icon: 'package', text: t(messages.choiceMissing), tone: 'warn' }
    return { icon: 'package', text: t(messages.parcelPacked, { date: f.date(sendBy) }), tone: 'quiet' }
  }
  return (participation) => {
    const { need, state, dueAt, answerBy, questionBy } = participation
    const asked = questionBy ?? feeAskedBy(participation)
    if (asked) return { icon: 'help', text: t(messages.question, { date: f.date(asked) }), tone: 'warn' }
    const ofDraft = draftStep(participation, dueAt)
    if (ofDraft && (need === 'changes' || need === 'review')) return ofDraft
    if (need === 'changes') return { icon: 'pencil', text: t(messages.change), tone: 'warn' }
    const { parcel } = participation
    if (parcel && (need === 'draft' || need === 'post' || need === 'delivery')) {
      const step = ofParcel(parcel)
      if (step) return step
    }
    if (ofDraft) return ofDraft
    if (need === 'post') return byDeadline(dueAt)
    if (need === 'delivery') return { icon: 'player-pause', text: t(messages.paused), tone: 'quiet' }
    if (need === 'answer')
      return {
        icon: 'clock',
        text: answerBy ? t(messages.answerBy, { date: f.date(answerBy) }) : t(messages.waitsForAnswer),
        tone: 'quiet',
      }
    if (need === 'review') return { icon: 'eye', text: t(messages.inReview), tone: 'quiet' }
    if (state === 'rejected') {
      const { title, text } = words(participation)
      return { icon: 'info-circle', text: `${title} ${text}`, tone: 'quiet' }
    }
    return approvedPosts(participation) > 0
      ? { icon: 'circle-check', text: t(messages.doneStep), tone: 'ok' }
      : { icon: 'flag-check', text: t(messages.ended), tone: 'quiet' }
  }
}
