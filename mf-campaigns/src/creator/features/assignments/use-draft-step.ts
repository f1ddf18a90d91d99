import type { Participation, StoreParticipation } from '@samspel/api'
import { daysUntil, useFormats, useText } from '@samspel/i18n'
import { messages } from './messages'
import { type NextStep, soonDays } from './step'

type Facts = Pick<Participation, 'draftState'> & { need?: Participation['need'] | StoreParticipation['need'] }

/** What a creator does next with a draft, or waits for; undefined where none is asked for or it is about the post. */
export function useDraftStep() {
  const t = useText()
  const f = useFormats()
  return ({ draftState, need }: Facts, publishBy: string | null | undefined): NextStep | undefined => {
    if (!draftState) return undefined
    if (draftState === 'approved')
      return need === 'post' && publishBy
        ? {
            icon: 'calendar-due',
            text: t(messages.draftApproved, { date: f.date(publishBy) }),
            tone: daysUntil(publishBy) < soonDays ? 'warn' : 'primary',
          }
        : undefined
    if (need === 'changes') return { icon: 'pencil', text: t(messages.draftChange), tone: 'warn' }
    if (need === 'review') return { icon: 'eye', text: t(messages.draftWaiting), tone: 'quiet' }
    return need === 'draft' ? { icon: 'pencil', text: t(messages.draftWrite), tone: 'primary' } : undefined
  }
}
