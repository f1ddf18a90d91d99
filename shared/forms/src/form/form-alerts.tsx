import { useFormState } from 'react-final-form'
import { useText } from '@samspel/i18n'
import { Notice } from '@samspel/ui'
import type { FormAlert } from './submit-errors'

/** The failure of the last submit, read out at once; gone when the form is sent again. */
export function FormAlerts() {
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
