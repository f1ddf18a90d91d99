import { type ReactNode, useState } from 'react'
import type { PaperField as Field } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { Icon, TextField, type TextFieldProps, useIsMobile } from '@samspel/ui'
import { fieldNames, messages } from './messages'
import css from './Papers.module.css'
import type { PapersView } from './use-papers'

export interface PaperFieldProps extends Pick<
  TextFieldProps,
  'autoComplete' | 'inputMode' | 'type' | 'help' | 'maxLength'
> {
  field: Field
  view: PapersView
  /** Behind the value: how it stands with it. */
  mark?: ReactNode
  optional?: boolean
  onFocus?: () => void
}

/** On phones a field is a line with its value until it is pressed. */
export function Folded({
  field,
  shown,
  hasProblem,
  children,
}: {
  field: Field
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
        <small>{t(fieldNames[field])}</small>
        <span className={shown ? undefined : css.none}>{shown || t(messages.empty)}</span>
      </span>
      <Icon name="chevron-down" size={16} />
    </button>
  )
}

/** One line of the papers, saved on leaving it. */
export function PaperField({ field, view, mark, optional, ...more }: PaperFieldProps) {
  const t = useText()
  const problem = view.problemOf(field)
  return (
    <Folded field={field} shown={view.valueOf(field)} hasProblem={problem !== undefined}>
      {(isJustOpened) => (
        <TextField
          {...more}
          name={field}
          label={t(fieldNames[field])}
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
