import 'dayjs/locale/sv'
import { DateInput } from '@mantine/dates'
import dayjs from 'dayjs'
import { cx } from '../base/cx'
import { inLibrary } from '../base/library'
import { useUiConfig } from '../base/uiConfig'
import { Icon } from '../icons/Icon'
import css from './DateField.module.css'
import type { DateFieldProps } from './DateField.props'
import box from './Field.module.css'
import type { ControlWiring } from './FieldFrame'
import { readDay } from './readDay'

function Calendar({
  value,
  onChange,
  min,
  max,
  placeholder,
  clearable = true,
  unread,
  onUnread,
  wiring,
  ...field
}: DateFieldProps & { wiring: ControlWiring }) {
  const { locale, labels } = useUiConfig()
  const look = cx(box.box, css.input, Boolean(field.error) && box.bad, field.disabled && box.off)
  return (
    <DateInput
      {...wiring}
      value={value}
      onChange={onChange}
      // The month offers what is allowed alone. What is typed stays, whatever it is: the form says what is wrong with it.
      getDayProps={(day) => ({ disabled: (min !== undefined && day < min) || (max !== undefined && day > max) })}
      placeholder={placeholder}
      clearable={clearable}
      disabled={field.disabled}
      autoFocus={field.autoFocus}
      onBlur={field.onBlur}
      onFocus={field.onFocus}
      locale={locale}
      firstDayOfWeek={1}
      weekendDays={[]}
      highlightToday
      valueFormat={(day) => dayjs(day).locale(locale).format('D MMM YYYY')}
      dateParser={(text) => readDay(text, { min, max }) ?? null}
      // Called before the library reads the text. What it cannot read it would drop, on leaving the field at the latest.
      onInput={({ currentTarget: { value: text } }) => {
        const day = readDay(text, { min, max })
        if (day === undefined) onUnread?.(text)
        // The library tells of changes alone, and to it nothing was chosen meanwhile.
        else if (unread !== undefined) onChange(day)
      }}
      fixOnBlur={unread === undefined}
      error={Boolean(field.error)}
      leftSection={<Icon name="calendar" size={16} />}
      clearButtonProps={{ 'aria-label': labels.clear, className: css.clear }}
      popoverProps={{
        offset: 6,
        classNames: { dropdown: css.list ?? '' },
        transitionProps: { duration: 120, transition: 'pop' },
      }}
      ariaLabels={{ previousMonth: labels.previousMonth, nextMonth: labels.nextMonth }}
      maxLevel="month"
      classNames={{
        input: look ?? '',
        section: css.section ?? '',
        day: css.day ?? '',
        weekday: css.weekday ?? '',
        calendarHeaderLevel: css.level ?? '',
        calendarHeaderControl: css.arrow ?? '',
      }}
    />
  )
}

/** The control of a DateField on desktop: a box to type in, with a month under it. */
export const DateCalendar = inLibrary(Calendar)
