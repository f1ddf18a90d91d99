import { useId } from 'react'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { FieldError } from '@samspel/ui'
import css from './Coming.module.css'
import type { ComingFault } from './faults'
import { messages } from './messages'

/** Formats a moment for the field. */
export const comingValue = (moment: string | null): string => {
  if (!moment) return ''
  const date = new Date(moment)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

interface ComingFieldProps {
  value: string
  onChange: (value: string) => void
  /** Last moment of the pass. */
  end: string | null
  fault: ComingFault | undefined
  isOptional?: boolean
}

/** The hour at which somebody comes to a store to pick something up. */
export function ComingField({ value, onChange, end, fault, isOptional = false }: ComingFieldProps) {
  const t = useText()
  const f = useFormats()
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>
        {t(messages.label)} {isOptional && <span className={css.optional}>{t(commonMessages.optional)}</span>}
      </label>
      <input
        id={id}
        type="datetime-local"
        className={css.when}
        value={value}
        min={comingValue(new Date().toISOString())}
        max={comingValue(end)}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      />
      {fault && (
        <span role="alert">
          <FieldError id={`${id}-error`}>
            {t(fault.message, { date: end ? f.dateTime(end) : '', hours: fault.hours ?? '' })}
          </FieldError>
        </span>
      )}
    </div>
  )
}
