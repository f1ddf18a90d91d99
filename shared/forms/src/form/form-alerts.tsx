import { createContext, useContext } from 'react'
import { useFormState } from 'react-final-form'
import { useText } from '@samspel/i18n'
import { Notice } from '@samspel/ui'
import { messages } from '../messages'
import type { FormAlert } from './submit-errors'

/** Closes the notice that what was typed is back, while there is one. */
export const RestoredContext = createContext<(() => void) | undefined>(undefined)

/** That what was typed is back, and the failure of the last submit, which is read out at once and gone when the form is sent again. */
export function FormAlerts() {
  const t = useText()
  const closeRestored = useContext(RestoredContext)
  return (
    <>
      {closeRestored && (
        <Notice kind="info" onClose={closeRestored}>
          {t(messages.restored)}
        </Notice>
      )}
      <SubmitAlert />
    </>
  )
}

function SubmitAlert() {
  const t = useText()
  const { submitError, submitting } = useFormState({ subscription: { submitError: true, submitting: true } })
  const alert = submitError as FormAlert | undefined
  if (!alert || submitting) return null
  const details = [...new Set(alert.details.map((message) => t(message)))]
  return (
    <Notice kind="bad" urgent>
      {t(alert.message)}
      {details.length > 0 && (
        <ul>
          {details.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
