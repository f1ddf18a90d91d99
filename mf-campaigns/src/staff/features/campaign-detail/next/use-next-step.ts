import type { Campaign } from '@samspel/api'
import { dayOf, daysUntil, useFormats, useText } from '@samspel/i18n'
import { type RootState, useAppSelector } from '@samspel/store'
import type { NextWords } from '../../../../shared/components/next/NextCard'
import { participationListKey, participationLists } from '../../../../shared/data'
import { fieldNames } from '../../../components/field-names'
import { processMessages, refusalNames } from '../process/messages'
import { byNames, nextMessages as m } from './messages'
import { type NextStep, nextStepOf } from './next-step'

const soonDays = 3

/** When the first pending application expires; undefined unless all of them are loaded. */
const firstAnswerBy = (state: RootState, campaignId: string): string | undefined => {
  const { hasFetched, ids, meta } = participationLists.select(state, participationListKey(campaignId, 'pending'))
  if (!hasFetched || ids.length < meta.totalCount) return undefined
  return ids
    .flatMap((id) => state.entities.participations[id]?.answerBy ?? [])
    .sort()
    .at(0)
}

export function useNextStep(campaign: Campaign): { step: NextStep; words: NextWords } | undefined {
  const t = useText()
  const f = useFormats()
  const answerBy = useAppSelector((state) => firstAnswerBy(state, campaign.id))
  const step = nextStepOf(campaign, dayOf(Date.now()), answerBy)
  if (!step) return undefined
  const { kind, n = 0, by } = step
  const fields = step.fields?.map((field) => t(fieldNames[field as keyof typeof fieldNames])).join(', ') ?? ''
  const isFull = campaign.placesLeft === 0
  const said: Record<NextStep['kind'], [title: string, text?: string | false]> = {
    complete: [t(m.complete), t(processMessages.missing, { fields })],
    newDays: [t(m.newDays), t(m.passed, { fields })],
    blocked: [t(m.blocked), step.reason && t(refusalNames[step.reason])],
    send: [t(m.send), t(m.sendText)],
    inReview: [t(m.inReview)],
    review: [t(m.review, { n })],
    answer: [t(m.answer, { n }), isFull && t(m.answerFull)],
    invite: [t(m.invite), t(m.inviteText)],
    close: [t(m.allTaken), t(m.closeText)],
    applying: [t(isFull ? m.allTaken : m.applying), n > 0 ? t(m.placesLeft, { n }) : t(m.nothing)],
    picking: [t(m.picking), t(m.nothing)],
    deliver: [t(m.deliver, { n }), t(m.deliverText)],
    parcelProblem: [t(m.parcelProblem, { n }), t(m.parcelProblemText)],
    pack: [t(m.pack, { n }), t(m.packText)],
    addresses: [t(m.addresses, { n }), t(m.addressesText)],
    underway: [t(m.underway, { n }), t(m.nothing)],
    allArrived: [t(m.allArrived), t(m.allArrivedText)],
    publishing: [t(m.publishing), t(m.publishingText)],
    report: [t(m.finished), t(m.finishedText)],
    cancelled: [t(m.cancelled), t(refusalNames.cancelled)],
  }
  const [title, text] = said[kind]
  const days = by && daysUntil(by.at)
  const isUrgent = kind === 'answer' || kind === 'send'
  return {
    step,
    words: {
      title,
      ...(text && { text }),
      ...(by && {
        pill: {
          icon: isUrgent ? ('clock' as const) : ('calendar-due' as const),
          text: t(byNames[by.what], { date: f.date(by.at), days: f.relativeDays(by.at) }),
          ...(isUrgent && days! <= soonDays && { tone: days! < 0 ? ('bad' as const) : ('warn' as const) }),
        },
      }),
    },
  }
}
