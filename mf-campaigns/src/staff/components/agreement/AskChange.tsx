import type { AgreementVersion, Terms } from '@samspel/api'
import { lastAnswerDay } from '@samspel/api/agreements'
import {
  Area,
  DateInput,
  Form,
  MultiSelect,
  Num,
  SubmitButton,
  useBoundField,
  useFormFacts,
  useFormValues,
} from '@samspel/forms'
import { dayOf, type ErrorMessages, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { FieldError, Modal, notify, Stack, TextButton } from '@samspel/ui'
import { agreementMessages, askAgreementChange } from '../../../shared/components/agreement'
import { channelNames, pieceNames } from '../../../shared/components/terms-names'
import css from './AskChange.module.css'
import { messages as m } from './messages'
import { proposalOf, type ProposalValues, schemaFor, valuesOf } from './proposal'

const askErrors = { conflict: m.isOpen, illegal_transition: m.isOver } satisfies ErrorMessages
const kinds = Object.keys(pieceNames) as (keyof Terms['pieces'])[]
const channels = Object.keys(channelNames) as (keyof typeof channelNames)[]

/** Says what is wrong with several fields together, once any of them was changed. */
function Together({ name }: { name: string }) {
  const { field } = useBoundField<null>({ name, label: m.pieces }, { empty: null, eager: true })
  const { dirty } = useFormFacts()
  return field.error && dirty ? <FieldError>{field.error}</FieldError> : null
}

/** Where the pictures may be used; how long is asked only where that is somewhere. */
function Rights() {
  const t = useText()
  const { channels: chosen } = useFormValues<ProposalValues>()
  return (
    <div className={css.pair}>
      <MultiSelect
        name="channels"
        label={m.channels}
        help={m.channelsHelp}
        optional
        options={channels.map((value) => ({ value, label: t(channelNames[value]) }))}
      />
      {chosen.length > 0 && <Num name="months" label={m.months} suffix={t(m.monthsUnit)} />}
    </div>
  )
}

/** Only what is agreed on can become fewer. */
function Pieces({ agreed }: { agreed: Terms['pieces'] }) {
  const t = useText()
  const asked = kinds.filter((kind) => agreed[kind] > 0)
  if (asked.length === 1 && agreed[asked[0]!] === 1) return null
  return (
    <div>
      <div className={css.pair}>
        {asked.map((kind) => (
          <Num key={kind} name={`pieces.${kind}`} label={t(m.piecesOf, { what: t(pieceNames[kind], { n: 2 }) })} />
        ))}
      </div>
      <Together name="piecesCheck" />
    </div>
  )
}

/** Why it cannot be sent: before anything was changed there is nothing to ask. */
function Send() {
  const { dirty } = useFormFacts()
  return <SubmitButton label={m.send} size="lg" fullWidth {...(!dirty && { reason: m.changeFirst })} />
}

interface AskChangeProps {
  /** Of the participation, or of what is picked up. */
  id: string
  /** The version that holds. */
  version: AgreementVersion
  onBack: () => void
  onSent: () => void
  onClose: () => void
}

/** Asks the creator whether the agreement may change: the fields hold what is agreed, and what differs is asked. */
export function AskChange({ id, version, onBack, onSent, onClose }: AskChangeProps) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const { facts } = version
  const today = dayOf(Date.now())
  const ask = async (values: ProposalValues) => {
    const { reason, answerBy } = values
    const outcome = await dispatch(
      askAgreementChange({
        params: { id },
        body: {
          change: {
            ...proposalOf(values, facts),
            ...(reason.trim() && { reason: reason.trim() }),
            answerBy: answerBy ?? today,
          },
        },
        errorMessages: askErrors,
      }),
    )
    if (!outcome.ok) return outcome
    notify({ kind: 'ok', message: t(m.sent) })
    onSent()
    return outcome
  }
  return (
    <Modal open onClose={onClose} title={t(agreementMessages.ask)}>
      <Form<ProposalValues>
        id={`askAgreementChange-${id}`}
        schema={schemaFor(facts, today)}
        initialValues={valuesOf(facts, today)}
        onSubmit={ask}
        fieldNames={{ 'change.pieces': 'piecesCheck', 'change.rights': 'months' }}
        guard={false}
      >
        <Stack gap={16}>
          <p className={css.quiet}>{t(m.intro, { creator: version.creatorName })}</p>
          <DateInput name="dueAt" label={m.dueAt} min={today} optional={facts.dueAt === null} />
          {facts.fee > 0 && (
            <Num name="fee" label={m.fee} help={t(m.feeHelp, { money: f.ore(facts.fee) })} suffix={t(m.kr)} />
          )}
          <Pieces agreed={facts.terms.pieces} />
          <Rights />
          <Area name="reason" label={m.reason} help={m.reasonHelp} counterMax={500} minRows={2} optional />
          <DateInput name="answerBy" label={m.answerBy} min={today} max={lastAnswerDay(today)} />
          <Together name="change" />
          <Send />
          <TextButton icon="arrow-left" onClick={onBack}>
            {t(m.back)}
          </TextButton>
        </Stack>
      </Form>
    </Modal>
  )
}
