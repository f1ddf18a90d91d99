import { useState } from 'react'
import type { Agreement, AgreementChange, AgreementVersion } from '@samspel/api'
import { type ChangeablePart, changedParts } from '@samspel/api/agreements'
import { useUndo } from '@samspel/desk/undo'
import { type ErrorMessages, type Message, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Card, Icon, notify, Stack } from '@samspel/ui'
import {
  agreementMessages,
  answerAgreementChange,
  ChangeLines,
  useChangedLines,
} from '../../../shared/components/agreement'
import css from './ChangeCard.module.css'
import { messages } from './messages'

const heads: Record<ChangeablePart, Message> = {
  dueAt: messages.asksDue,
  fee: messages.asksFee,
  pieces: messages.asksPieces,
  rights: messages.asksRights,
}
const answerErrors = {
  insufficient_funds: messages.noMoney,
  already_decided: agreementMessages.decided,
} satisfies ErrorMessages

interface ChangeCardProps {
  agreement: Agreement
  change: AgreementChange
  /** Reads the agreement anew. */
  onAnswered: () => void
  /** The page leads to something else with its filled button. */
  isBeside?: boolean
}

/** The brand's question whether the agreement may change, with the creator's yes and no (drawing zk 4). */
export function ChangeCard({ agreement, change, onAnswered, isBeside = false }: ChangeCardProps) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const { offer } = useUndo()
  const [isHeld, setHeld] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const version = agreement.versions[0] as AgreementVersion
  const lines = useChangedLines(version.facts, change.facts)
  const parts = changedParts(version.facts, change.facts)
  const [only] = parts.length === 1 ? parts : []
  const brand = version.facts.brandName
  const day = only === 'dueAt' ? change.facts.dueAt : null
  const value = day ? f.date(day) : f.ore(change.facts.fee)
  const kept = day && version.facts.dueAt ? f.date(version.facts.dueAt) : undefined
  const send = (answer: 'yes' | 'no') =>
    dispatch(answerAgreementChange({ params: { id: change.id }, body: { answer }, errorMessages: answerErrors }))

  const accept = () => {
    setHeld(true)
    offer({
      message: t(messages.saidYes),
      undo: () => setHeld(false),
      send: async () => {
        const outcome = await send('yes')
        setHeld(false)
        onAnswered()
        return outcome.ok ? [] : [{ message: t(outcome.parsedError!.message) }]
      },
    })
  }
  const decline = async () => {
    setBusy(true)
    const outcome = await send('no')
    setBusy(false)
    notify(
      outcome.ok
        ? { kind: 'ok', message: t(messages.saidNo) }
        : { kind: 'bad', message: t(outcome.parsedError!.message) },
    )
    onAnswered()
  }
  // Accepted, with six seconds to take it back.
  if (isHeld) return null
  return (
    <Card className={css.asked}>
      <h2>{t(only ? heads[only] : messages.asksSeveral, { brand, value })}</h2>
      {change.reason && <p className={css.quiet}>”{change.reason}”</p>}
      <ChangeLines lines={lines} />
      <p className={css.rest}>
        <Icon name="circle-check" size={18} />
        {t(messages.rest)}
      </p>
      <p className={css.by}>
        <Icon name="clock" size={16} />
        <span>
          <strong>{t(messages.answerBy, { date: f.date(change.answerBy) })}</strong>{' '}
          {kept ? t(messages.withoutDue, { value: kept }) : t(messages.without)}
        </span>
      </p>
      {agreement.abilities.includes('answerChange') && (
        <Stack gap={8}>
          <Button variant={isBeside ? 'light' : 'main'} size="lg" fullWidth icon="check" onClick={accept}>
            {kept ? t(messages.yesTo, { value }) : t(messages.yes)}
          </Button>
          <Button size="lg" fullWidth loading={isBusy} onClick={() => void decline()}>
            {kept ? t(messages.noKeep, { value: kept }) : t(messages.no)}
          </Button>
        </Stack>
      )}
    </Card>
  )
}
