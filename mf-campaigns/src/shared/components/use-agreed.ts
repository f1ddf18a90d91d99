import type { Mention } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { agreedMessages as m } from './agreed-messages'

type Agreed = Pick<Mention, 'state' | 'decisionKind' | 'revision' | 'changeRounds' | 'answerBy'>

/** What was agreed of a post that is being answered, in words: which round of changes it is in, and by when silence approves it. */
export function useAgreed(reader: 'staff' | 'creator') {
  const t = useText()
  const f = useFormats()
  return ({ state, decisionKind, revision, changeRounds, answerBy }: Agreed) => {
    const used = revision + Number(state === 'rejected' && decisionKind === 'changes_requested')
    return {
      round: changeRounds != null && used > 0 ? t(m.round, { n: used, of: changeRounds }) : null,
      answer: answerBy ? t(reader === 'staff' ? m.answerBy : m.answeredBy, { date: f.date(answerBy) }) : null,
    }
  }
}
