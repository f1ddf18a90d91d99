import { type SyntheticEvent, useId, useState } from 'react'
import type { StoreCampaign, StoreParticipation } from '@samspel/api'
import { hoursAt } from '@samspel/api/opening-hours'
import { commonMessages, type Message, useFormats, useText } from '@samspel/i18n'
import { apiAction, useAppDispatch } from '@samspel/store'
import { Button, FieldError, Icon, Row, TextButton } from '@samspel/ui'
import { comingMessages as messages } from './coming-messages'
import css from './Pass.module.css'

const updateStoreParticipation = apiAction('updateStoreParticipation')

/** Formats a moment for a datetime-local field. */
const toField = (moment: string | null): string => {
  if (!moment) return ''
  const date = new Date(moment)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

interface ComingProps {
  own: StoreParticipation
  store: StoreCampaign['store']
  onSaved: () => void
}

/** Lets the creator announce when they will come, which determines the order of the counter's list. */
export function Coming({ own, store, onSaved }: ComingProps) {
  const t = useText()
  const f = useFormats()
  const id = useId()
  const dispatch = useAppDispatch()
  const [isOpen, setOpen] = useState(false)
  const [value, setValue] = useState('')
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<Message>()
  const [openThen, setOpenThen] = useState('')
  const { comingAt, expiresAt, abilities } = own

  const save = async (next: string | null) => {
    setSaving(true)
    setError(undefined)
    const { ok, parsedError } = await dispatch(
      updateStoreParticipation({ params: { id: own.id }, body: { storeParticipation: { comingAt: next } } }),
    )
    setSaving(false)
    if (ok) {
      setOpen(false)
      return onSaved()
    }
    const problems = (parsedError?.original as { comingAt?: string[] } | undefined)?.comingAt ?? []
    if (problems.includes('in_the_past')) setError(messages.past)
    else if (problems.includes('after_end')) setError(messages.afterEnd)
    else if (problems.includes('invalid')) setError(messages.closed)
    else setError(parsedError?.message)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (value === '') return setError(messages.choose)
    const at = new Date(value)
    const then = hoursAt(store, at.getTime())
    if (then && !then.isOpen) {
      setOpenThen(then.hours.map(({ from, to }) => `${from}–${to}`).join(', '))
      return setError(then.hours.length > 0 ? messages.closedThen : messages.closedDay)
    }
    void save(at.toISOString())
  }

  if (!isOpen)
    return (
      <p>
        <Icon name="calendar-event" size={20} />
        <span>{comingAt ? t(messages.comes, { date: f.dateTime(comingAt) }) : t(messages.unknown)}</span>
        {abilities?.includes('setComing') && (
          <TextButton
            onClick={() => {
              setValue(toField(comingAt))
              setOpen(true)
            }}
          >
            {t(comingAt ? commonMessages.change : messages.say)}
          </TextButton>
        )}
      </p>
    )
  return (
    <form className={css.coming} onSubmit={submit} noValidate>
      <label htmlFor={id}>{t(messages.label)}</label>
      <input
        id={id}
        type="datetime-local"
        className={css.when}
        value={value}
        min={toField(new Date().toISOString())}
        max={toField(expiresAt)}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
        onChange={(event) => setValue(event.target.value)}
      />
      {error && (
        <span role="alert">
          <FieldError id={`${id}-error`}>
            {t(error, { date: expiresAt ? f.dateTime(expiresAt) : '', hours: openThen })}
          </FieldError>
        </span>
      )}
      <Row>
        <Button type="submit" variant="light" loading={isSaving}>
          {t(commonMessages.save)}
        </Button>
        {comingAt && <Button onClick={() => void save(null)}>{t(messages.remove)}</Button>}
        <Button variant="quiet" onClick={() => setOpen(false)}>
          {t(commonMessages.cancel)}
        </Button>
      </Row>
    </form>
  )
}
