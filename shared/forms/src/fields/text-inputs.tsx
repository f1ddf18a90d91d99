import type { KeyboardEvent } from 'react'
import { useText } from '@samspel/i18n'
import { TextArea, type TextAreaProps, TextField, type TextFieldProps } from '@samspel/ui'
import { PasswordField } from '@samspel/ui/form-fields'
import { messages } from '../messages'
import { type BoundProps, useBoundField } from './use-bound-field'

/** A counter 'n av max' beside the label, when the field has a limit and asks for it. */
const useCounter = (value: string, max: number | undefined, wanted: boolean | undefined) => {
  const t = useText()
  return wanted && max !== undefined ? t(messages.counter, { count: [...value].length, max }) : undefined
}

/** One line of text. `parse` changes what was typed before it is kept. */
export type TextInputProps = BoundProps &
  Pick<
    TextFieldProps,
    'type' | 'placeholder' | 'icon' | 'prefix' | 'suffix' | 'autoComplete' | 'inputMode' | 'readOnly'
  > & {
    parse?: (value: string) => string
    /** Longest text of the counter 'n av max'; the rule itself stands in the schema. */
    counterMax?: number
  }

/** Addresses are written as they are said: what begins with a host gets the `https://` that everybody leaves out. */
const withScheme = (text: string) =>
  /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]\S*)?$/u.test(text.trim()) ? `https://${text.trim()}` : text

/** One line of text, bound to a field. An address (`type="url"`) is made whole when the field is left. */
export function TextInput({
  type,
  placeholder,
  icon,
  prefix,
  suffix,
  autoComplete,
  inputMode,
  readOnly,
  parse,
  counterMax,
  ...bound
}: TextInputProps) {
  const { field } = useBoundField<string>(bound, { empty: '', parse })
  const counter = useCounter(field.value, counterMax, counterMax !== undefined)
  const leave = () => {
    const whole = type === 'url' ? withScheme(field.value) : field.value
    if (whole !== field.value) field.onChange(whole)
    field.onBlur()
  }
  return (
    <TextField
      {...field}
      onBlur={leave}
      {...{ type, placeholder, icon, prefix, suffix, autoComplete, inputMode, readOnly, counter }}
    />
  )
}

/** Several lines of text. */
export type AreaProps = BoundProps &
  Pick<TextAreaProps, 'placeholder' | 'minRows' | 'maxRows'> & {
    counterMax?: number
    /** Ctrl Enter, or Cmd Enter, in the field sends the form. */
    sendsByKeys?: boolean
  }

/** Several lines of text, bound to a field. */
export function Area({ placeholder, minRows, maxRows, counterMax, sendsByKeys = false, ...bound }: AreaProps) {
  const { field } = useBoundField<string>(bound, { empty: '' })
  const counter = useCounter(field.value, counterMax, counterMax !== undefined)
  const send = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <TextArea {...field} {...{ placeholder, minRows, maxRows, counter }} {...(sendsByKeys && { onKeyDown: send })} />
  )
}

/** A password, bound to a field; never mirrored in the store nor kept in a draft. */
export function Password({
  autoComplete,
  ...bound
}: BoundProps & { autoComplete?: 'current-password' | 'new-password' }) {
  const { field } = useBoundField<string>(bound, { empty: '' })
  return <PasswordField {...field} {...(autoComplete && { autoComplete })} />
}
