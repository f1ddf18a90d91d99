import { useState } from 'react'
import { cx } from '../base/cx'
import { heavyPart } from '../base/lazy-code'
import { useIsMobile } from '../base/use-is-mobile'
import type { DateFieldProps } from './DateField.props'
import box from './Field.module.css'
import { FieldFrame } from './FieldFrame'

const part = heavyPart(() => import('./DateCalendar').then((module) => module.DateCalendar))

/** A calendar day, typed or chosen; weeks begin on Monday. Phones, and desktops until the calendar is there, get the platform's own control. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max, placeholder: _, clearable: __, ...field } = props
  const isMobile = useIsMobile()
  const [inUse, setInUse] = useState(false)
  const calendar = part.useCode(!isMobile)
  return (
    <FieldFrame {...field}>
      {(wiring) =>
        calendar.status === 'ready' && !isMobile && !inUse ? (
          <calendar.code {...props} wiring={wiring} />
        ) : (
          <div className={cx(box.box, Boolean(field.error) && box.bad, field.disabled && box.off)}>
            <input
              {...wiring}
              type="date"
              className={cx(box.control, box.number)}
              value={value ?? ''}
              min={min}
              max={max}
              name={field.name}
              disabled={field.disabled}
              onChange={(event) => onChange(event.target.value || null)}
              onBlur={() => {
                setInUse(false)
                field.onBlur?.()
              }}
              onFocus={() => {
                setInUse(true)
                field.onFocus?.()
              }}
            />
          </div>
        )
      }
    </FieldFrame>
  )
}
