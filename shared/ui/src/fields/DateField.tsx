import { DateInput } from '@mantine/dates'
import dayjs from 'dayjs'
import 'dayjs/locale/sv'
import { cx } from '../base/cx'
import { useUiConfig } from '../base/uiConfig'
import { useIsMobile } from '../base/useIsMobile'
import { Icon } from '../icons/Icon'
import css from './DateField.module.css'
import box from './Field.module.css'
import { FieldFrame, type FieldProps } from './FieldFrame'
import { readDay } from './readDay'

export interface DateFieldProps extends FieldProps {
  /** A calendar day, `YYYY-MM-DD`, or null. */
  value: string | null
  onChange: (value: string | null) => void
  /** First and last day that can be chosen, `YYYY-MM-DD`. */
  min?: string | undefined
  max?: string | undefined
  placeholder?: string
  clearable?: boolean
}

/** A calendar day, typed or chosen; weeks begin on Monday. Phones get the platform's own wheel. */
export function DateField({ value, onChange, min, max, placeholder, clearable = true, ...field }: DateFieldProps) {
  const { locale, labels } = useUiConfig()
  const isMobile = useIsMobile()
  const look = cx(box.box, Boolean(field.error) && box.bad, field.disabled && box.off)
  if (isMobile) {
    return (
      <FieldFrame {...field}>
        {(wiring) => (
          <div className={look}>
            <input
              {...wiring} type="date" className={cx(box.control, box.number)} value={value ?? ''} min={min} max={max} name={field.name} disabled={field.disabled}
              onChange={(event) => onChange(event.target.value || null)} onBlur={field.onBlur} onFocus={field.onFocus}
            />
          </div>
        )}
      </FieldFrame>
    )
  }
  return (
    <FieldFrame {...field}>
      {(wiring) => (
        <DateInput
          {...wiring} value={value} onChange={onChange} minDate={min} maxDate={max} placeholder={placeholder} clearable={clearable} disabled={field.disabled}
          autoFocus={field.autoFocus} onBlur={field.onBlur} onFocus={field.onFocus} locale={locale} firstDayOfWeek={1} weekendDays={[]} highlightToday
          valueFormat={(day) => dayjs(day).locale(locale).format('D MMM YYYY')} dateParser={readDay} error={Boolean(field.error)}
          leftSection={<Icon name="calendar" size={16} />} clearButtonProps={{ 'aria-label': labels.clear }} popoverProps={{ offset: 6, classNames: { dropdown: css.list ?? '' }, transitionProps: { duration: 120, transition: 'pop' } }}
          ariaLabels={{ previousMonth: labels.previousMonth, nextMonth: labels.nextMonth }} maxLevel="month"
          classNames={{
            input: cx(look, css.input) ?? '', section: css.section ?? '', day: css.day ?? '', weekday: css.weekday ?? '', calendarHeaderLevel: css.level ?? '',
            calendarHeaderControl: css.arrow ?? '',
          }}
        />
      )}
    </FieldFrame>
  )
}
