import { type ReactNode, useState } from 'react'
import { commonMessages, type Message, useText } from '@samspel/i18n'
import { Icon, TextField, type TextFieldProps, useIsMobile } from '@samspel/ui'
import { messages } from './messages'
import css from './Papers.module.css'
import type { FieldsView } from './use-kept-fields'

export interface PaperFieldProps<F extends string> extends Pick<
  TextFieldProps,
  'autoComplete' | 'inputMode' | 'type' | 'help' | 'maxLength' | 'placeholder'
> {
  field: F
  label: Message
  view: FieldsView<F>
  /** What a folded field shows where it has no value to show. */
  shown?: string
  /** Behind the value: how it stands with it. */
  mark?: ReactNode
  optional?: boolean
  onFocus?: () => void
}

/** On phones a field is a line with its value until it is pressed. */
export function Folded({
  label,
  shown,
  hasProblem,
  children,
}: {
  label: Message
  shown: string
  hasProblem: boolean
  children: (isJustOpened: boolean) => ReactNode
}) {
  const t = useText()
  const isMobile = useIsMobile()
  const [isOpen, setOpen] = useState(false)
  if (!isMobile || isOpen || hasProblem) return children(isOpen)
  return (
    <button type="button" className={css.fold} aria-expanded={false} onClick={() => setOpen(true)}>
      <span className={css.folded}>
        <small>{t(label)}</small>
        <span className={shown ? undefined : css.none}>{shown || t(messages.empty)}</span>
      </span>
      <Icon name="chevron-down" size={16} />
    </button>
  )
}

/** One line of papers, saved on leaving it. */
export function PaperField<F extends string>({
  field,
  label,
  view,
  shown,
  mark,
  optional,
  ...more
}: PaperFieldProps<F>) {
  const t = useText()
  const problem = view.problemOf(field)
  return (
    <Folded label={label} shown={view.valueOf(field) || (shown ?? '')} hasProblem={problem !== undefined}>
      {(isJustOpened) => (
        <TextField
          {...more}
          name={field}
          label={t(label)}
          value={view.valueOf(field)}
          onChange={(text) => view.type(field, text)}
          onBlur={() => void view.leave(field)}
          autoFocus={isJustOpened}
          {...(optional && { optional: t(commonMessages.optional) })}
          {...(problem && { error: t(problem) })}
          {...(mark && !problem && { suffix: mark })}
        />
      )}
    </Folded>
  )
}
