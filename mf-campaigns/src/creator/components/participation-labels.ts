import type { Participation } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { participationMessages as messages } from './participation-messages'

type Decided = Pick<Participation, 'state' | 'decisionKind' | 'decisionReason' | 'decidedByName' | 'answerBy'> & {
  campaign: Pick<Participation['campaign'], 'brandName'>
}

/** Describes the status of an application, and who decided it and why. */
export function useApplicationWords(): (participation: Decided) => { title: string; text: string } {
  const t = useText()
  const f = useFormats()
  return ({
    state,
    decisionKind,
    decisionReason: reason,
    decidedByName: name,
    answerBy,
    campaign: { brandName: brand },
  }) => {
    if (state === 'pending')
      return {
        title: t(messages.sent),
        text: answerBy ? t(messages.answerBy, { brand, date: f.date(answerBy) }) : t(messages.noAnswerYet, { brand }),
      }
    if (state === 'approved') return { title: t(messages.approved), text: t(messages.approvedText) }
    if (decisionKind === 'expired') return { title: t(messages.expired), text: t(messages.expiredText, { brand }) }
    if (decisionKind === 'ended') return { title: t(messages.ended), text: t(messages.endedText, { brand }) }
    if (decisionKind === 'cancelled')
      return {
        title: t(messages.cancelled),
        text: reason ? t(messages.cancelledReason, { reason }) : t(messages.cancelledText),
      }
    const said =
      reason &&
      (name ? t(messages.rejectedBy, { name, brand, reason }) : t(messages.rejectedByBrand, { brand, reason }))
    if (decisionKind === 'removed')
      return { title: t(messages.removed), text: said || t(messages.removedPlain, { brand }) }
    return { title: t(messages.rejected), text: said || t(messages.rejectedPlain, { brand }) }
  }
}
