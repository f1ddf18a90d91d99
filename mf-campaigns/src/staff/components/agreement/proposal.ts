import type { AgreementProposal, DealFacts, Terms } from '@samspel/api'
import { proposalErrors, usualAnswerDay } from '@samspel/api/agreements'
import type { Schema } from '@samspel/forms'
import { type Message, messageForField } from '@samspel/i18n'
import { messages } from './messages'

type Rights = NonNullable<Terms['rights']>

/** The form of a question: what holds, to be changed. Sums in kr. */
export interface ProposalValues {
  dueAt: string | null
  fee: number | null
  pieces: Record<keyof Terms['pieces'], number | null>
  channels: string[]
  months: number | null
  reason: string
  answerBy: string | null
}

const agreedOf = ({ dueAt, fee, terms }: DealFacts): Omit<ProposalValues, 'reason' | 'answerBy'> => ({
  dueAt,
  fee: fee > 0 ? fee / 100 : null,
  pieces: terms.pieces,
  channels: terms.rights?.channels ?? [],
  months: terms.rights?.months ?? null,
})

/** The form as it opens: what is agreed, and some days to answer. */
export const valuesOf = (facts: DealFacts, today: string): ProposalValues => ({
  ...agreedOf(facts),
  reason: '',
  answerBy: usualAnswerDay(today),
})

const rightsOf = ({ channels, months }: ProposalValues): Terms['rights'] =>
  channels.length > 0 ? { channels: channels as Rights['channels'], months: months ?? 0 } : null

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** What was changed, and nothing else: what stays is no part of a question. */
export const proposalOf = (values: ProposalValues, facts: DealFacts): AgreementProposal => {
  const before = agreedOf(facts)
  const isDifferent = (...names: (keyof typeof before)[]) => names.some((name) => !isSame(values[name], before[name]))
  return {
    ...(values.dueAt && isDifferent('dueAt') && { dueAt: values.dueAt }),
    ...(isDifferent('fee') && { fee: Math.round((values.fee ?? 0) * 100) }),
    ...(isDifferent('pieces') && {
      pieces: Object.fromEntries(Object.entries(values.pieces).map(([piece, n]) => [piece, n ?? 0])) as Terms['pieces'],
    }),
    ...(isDifferent('channels', 'months') && { rights: rightsOf(values) }),
  }
}

/** The rules of the server, at the fields of the form. */
export const schemaFor = (facts: DealFacts, today: string): Schema => {
  const errorsOf = (values: unknown) => {
    const typed = values as ProposalValues
    return proposalErrors({ facts, proposal: proposalOf(typed, facts), answerBy: typed.answerBy ?? '', today })
  }
  const at =
    (name: keyof ReturnType<typeof proposalErrors>) =>
    (_: unknown, values: unknown): Message | undefined => {
      const [id] = errorsOf(values)[name] ?? []
      return id === undefined ? undefined : messageForField(id)
    }
  return {
    dueAt: at('dueAt'),
    fee: at('fee'),
    piecesCheck: at('pieces'),
    months: (value, values) =>
      (values as unknown as ProposalValues).channels.length > 0 &&
      (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > 36)
        ? messageForField('invalid')
        : undefined,
    answerBy: at('answerBy'),
    change: (_, values) => (errorsOf(values).change ? messages.changeFirst : undefined),
  }
}
