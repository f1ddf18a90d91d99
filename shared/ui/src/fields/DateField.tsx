import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { cx } from '../base/cx'
import { heavyPart } from '../base/lazy-code'
import { useUiConfig } from '../base/uiConfig'
import { useIsMobile } from '../base/use-is-mobile'
import type { DateFieldProps } from './DateField.props'
import box from './Field.module.css'
import { FieldFrame } from './FieldFrame'
import { TextDay } from './TextDay'
import { useUnread } from './use-unread'

const part = heavyPart(() => import('./DateCalendar').then((module) => module.DateCalendar))

/** A calendar day, typed or chosen; weeks begin on Monday. Phones, and desktops until the calendar is there, get the platform's own control. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max, unread: heldText, onUnread, placeholder: _, clearable: __, ...field } = props
  const { labels } = useUiConfig()
  const isMobile = useIsMobile()
  const calendar = part.useCode(!isMobile)
  const { unread, keep, forget } = useUnread({ unread: heldText, onUnread })
  const [inUse, setInUse] = useState(false)
  const [isOwn, setOwn] = useState(false)
  // A text that came back with a draft was typed in no control here: it needs one that can show it. None is replaced while it is in use.
  const fitting = unread && !isOwn ? 'text' : calendar.status === 'ready' && !isMobile ? 'calendar' : 'platform'
  const control = useRef(fitting)
  if (!inUse) control.current = fitting
  const lastText = useRef(unread)
  const [round, setRound] = useState(0)
  useEffect(() => {
    // Taken back from outside, such as with the row of a list: the calendar keeps its text to itself and begins anew.
    if (lastText.current !== undefined && unread === undefined) setRound((last) => last + 1)
    lastText.current = unread
  }, [unread])
  const change = (day: string | null) => {
    lastText.current = undefined
    forget()
    onChange(day)
  }
  const keepOwn = (text: string) => {
    setOwn(true)
    keep(text)
  }
  const error = field.error ?? (unread !== undefined && !inUse ? labels.unreadDay : undefined)
  const watch = {
    onFocus: () => {
      setInUse(true)
      field.onFocus?.()
    },
    onBlur: () => {
      setInUse(false)
      field.onBlur?.()
    },
  }
  return (
    <FieldFrame {...field} error={error}>
      {(wiring) => {
        if (control.current === 'calendar' && calendar.status === 'ready')
          return (
            <calendar.code
              key={round}
              {...props}
              {...watch}
              {...{ unread, error, wiring }}
              onChange={change}
              onUnread={keepOwn}
            />
          )
        const look = {
          ...wiring,
          ...watch,
          className: cx(box.control, box.number),
          name: field.name,
          disabled: field.disabled,
        }
        return (
          <div className={cx(box.box, Boolean(error) && box.bad, field.disabled && box.off)}>
            {control.current === 'text' ? (
              <TextDay {...look} {...{ min, max }} start={unread ?? ''} onDay={change} onUnread={keep} />
            ) : (
              <input
                {...look}
                type="date"
                value={value ?? ''}
                min={min}
                max={max}
                onChange={(event) => change(event.target.value || null)}
                onBlur={(event: FocusEvent<HTMLInputElement>) => {
                  // Half a day, or one that does not exist: the control shows it and hands over nothing.
                  if (event.target.validity.badInput) keepOwn('')
                  watch.onBlur()
                }}
              />
            )}
          </div>
        )
      }}
    </FieldFrame>
  )
}
