import { useState } from 'react'
import { useFormats, useText } from '@samspel/i18n'
import { queryActions, useAppDispatch } from '@samspel/store'
import { notify, SwitchField } from '@samspel/ui'
import { useNeedsNetwork } from '../network'
import { saveOffer } from './data'
import { messages } from './messages'
import { useSaved } from './use-saved'

interface NotifySwitchProps {
  /** The campaign, or the store campaign where it is picked up. */
  id: string
  /** The last day to apply, if it has one. */
  lastDay: string | null
  /** What is waited for: a place, or to meet what is asked. */
  isFull?: boolean
}

/** The promise to tell once when the creator can apply; it saves the offer too. */
export function NotifySwitch({ id, lastDay, isFull = false }: NotifySwitchProps) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const { isPromised } = useSaved()
  const [pressed, setPressed] = useState<boolean>()
  const needsNetwork = useNeedsNetwork()
  const change = async (wanted: boolean) => {
    setPressed(wanted)
    const { ok, parsedError } = await dispatch(
      saveOffer({ params: { id }, body: { savedOffer: { notifyWhenOpen: wanted } } }),
    )
    if (!ok) {
      setPressed(undefined)
      if (parsedError) notify({ kind: 'bad', message: t(parsedError.message) })
      return
    }
    dispatch(queryActions.invalidated({ prefix: 'listSavedOffer' }))
  }
  const once = lastDay ? t(messages.onceUntil, { day: f.date(lastDay) }) : t(messages.once)
  return (
    <SwitchField
      label={t(isFull ? messages.tellPlace : messages.tell)}
      help={needsNetwork ?? once}
      disabled={needsNetwork !== undefined}
      value={pressed ?? isPromised(id)}
      onChange={(wanted) => void change(wanted)}
    />
  )
}
