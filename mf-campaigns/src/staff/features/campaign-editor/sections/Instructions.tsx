import { useEffect, useRef } from 'react'
import { Area, useFormActions, useFormValues } from '@samspel/forms'
import { useLocale, useText } from '@samspel/i18n'
import { TextButton } from '@samspel/ui'
import { defaultInstructions, isDefaultInstructions, withDefault } from '../data/instructions'
import type { EditorValues } from '../data/values'
import { fields } from '../field-messages'

/**
 * Instructions for the creator. The default follows the kind of post until the text is edited; after that it is only offered (row E-13).
 */
export function Instructions() {
  const t = useText()
  const values = useFormValues<EditorValues>()
  const { change } = useFormActions()
  const standard = defaultInstructions(values, useLocale())
  const text = values.instructions ?? ''
  const shown = useRef(standard)

  useEffect(() => {
    if (shown.current === standard) return
    shown.current = standard
    if (isDefaultInstructions(text)) change('instructions', standard)
  }, [standard, text, change])

  const isOwn = !isDefaultInstructions(text)
  const isThere = text.includes(standard)
  return (
    <Area
      name="instructions"
      label={fields.instructions}
      help={fields.instructionsHelp}
      minRows={4}
      aside={
        !isThere && (
          <TextButton onClick={() => change('instructions', withDefault(text, standard))}>
            {t(isOwn ? fields.addStandardText : fields.standardText)}
          </TextButton>
        )
      }
    />
  )
}
