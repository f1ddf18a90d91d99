import { type SyntheticEvent, useState } from 'react'
import type { StoreCampaign, StoreParticipation } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { type ComingFault, comingFault, ComingField, comingRefusal, comingValue } from '@samspel/offer/coming'
import { OnlineTextButton, useNeedsNetwork } from '@samspel/offer/network'
import { apiAction, useAppDispatch } from '@samspel/store'
import { Button, Icon, Row } from '@samspel/ui'
import { comingMessages as messages } from './coming-messages'
import css from './Pass.module.css'

const updateStoreParticipation = apiAction('updateStoreParticipation')

interface ComingProps {
  own: StoreParticipation
  store: StoreCampaign['store']
  onSaved: () => void
}

/** Lets the creator announce when they will come, which determines the order of the counter's list. */
export function Coming({ own, store, onSaved }: ComingProps) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const needs = useNeedsNetwork()
  const [isOpen, setOpen] = useState(false)
  const [value, setValue] = useState('')
  const [isSaving, setSaving] = useState(false)
  const [fault, setFault] = useState<ComingFault>()
  const { comingAt, expiresAt, abilities } = own

  const save = async (next: string | null) => {
    setSaving(true)
    setFault(undefined)
    const { ok, parsedError } = await dispatch(
      updateStoreParticipation({ params: { id: own.id }, body: { storeParticipation: { comingAt: next } } }),
    )
    setSaving(false)
    if (ok) {
      setOpen(false)
      return onSaved()
    }
    if (parsedError) setFault(comingRefusal(parsedError.original) ?? { message: parsedError.message })
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const found = comingFault(value, store)
    if (found) return setFault(found)
    void save(new Date(value).toISOString())
  }

  if (!isOpen)
    return (
      <p>
        <Icon name="calendar-event" size={20} />
        <span>{comingAt ? t(messages.comes, { date: f.dateTime(comingAt) }) : t(messages.unknown)}</span>
        {abilities?.includes('setComing') && (
          <OnlineTextButton
            onClick={() => {
              setValue(comingValue(comingAt))
              setOpen(true)
            }}
          >
            {t(comingAt ? commonMessages.change : messages.say)}
          </OnlineTextButton>
        )}
      </p>
    )
  return (
    <form className={css.coming} onSubmit={submit} noValidate>
      <ComingField value={value} onChange={setValue} end={expiresAt} fault={fault} />
      <Row>
        <Button type="submit" variant="light" loading={isSaving} disabledReason={needs}>
          {t(commonMessages.save)}
        </Button>
        {comingAt && (
          <Button disabledReason={needs} onClick={() => void save(null)}>
            {t(messages.remove)}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setOpen(false)}>
          {t(commonMessages.cancel)}
        </Button>
      </Row>
    </form>
  )
}
