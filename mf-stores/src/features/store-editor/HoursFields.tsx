import { DateInput, TextInput, useFieldList, useFormActions, useFormValues } from '@samspel/forms'
import { dayMs, useLocale, useText } from '@samspel/i18n'
import { Button, Divider, IconButton, Row, Stack } from '@samspel/ui'
import { messages as shared } from '../../components/messages'
import { Fold } from './Fold'
import css from './HoursFields.module.css'
import { messages } from './more-messages'
import type { ExceptionText, StoreValues } from './values'
import { weekInWords } from './week-in-words'

const mostExceptions = 100
/** A Monday. */
const monday = Date.UTC(2024, 0, 1)
const days = [0, 1, 2, 3, 4, 5, 6] as const

function useWeekdays(): string[] {
  const locale = useLocale()
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return days.map((day) => format.format(monday + day * dayMs)).map((name) => name[0]!.toUpperCase() + name.slice(1))
}

function Exceptions() {
  const t = useText()
  const { names, add, remove } = useFieldList<ExceptionText>('openingExceptions')
  return (
    <Stack gap={12}>
      <h3>{t(messages.exceptions)}</h3>
      {names.map((name, index) => (
        <div key={name} className={css.exception}>
          <DateInput name={`${name}.day`} label={messages.day} />
          <TextInput name={`${name}.hours`} label={shared.hours} placeholder={t(messages.closed)} autoComplete="off" />
          <TextInput name={`${name}.note`} label={messages.note} optional autoComplete="off" />
          <IconButton
            className={css.remove!}
            icon="trash"
            label={t(messages.removeException, { number: index + 1 })}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {names.length < mostExceptions && (
        <Row>
          <Button size="sm" icon="plus" onClick={() => add({ day: null, hours: '', note: '' })}>
            {t(messages.addException)}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

/** The store's opening hours: a text field for each weekday, and exceptional days. */
export function HoursFields() {
  const t = useText()
  const names = useWeekdays()
  const { change } = useFormActions()
  const { openingWeek, openingHours } = useFormValues<StoreValues>()
  const first = openingWeek[0] ?? ''
  return (
    <Fold title={t(shared.hours)} summary={weekInWords(openingWeek, names) || openingHours || t(messages.none)}>
      <Stack>
        <p>{t(messages.hoursHelp)}</p>
        <div className={css.week}>
          {days.map((day) => (
            <TextInput
              key={day}
              name={`openingWeek[${day}]`}
              label={names[day]!}
              placeholder={t(messages.closed)}
              autoComplete="off"
            />
          ))}
        </div>
        <Row>
          <Button
            size="sm"
            icon="copy"
            disabled={first === ''}
            onClick={() => [1, 2, 3, 4].forEach((day) => change(`openingWeek[${day}]`, first))}
          >
            {t(messages.copyMonday)}
          </Button>
        </Row>
        <Divider />
        <Exceptions />
        <Divider />
        <TextInput
          name="openingHours"
          label={messages.hoursInWords}
          help={messages.hoursInWordsHelp}
          optional
          placeholder={t(messages.hoursExample)}
        />
      </Stack>
    </Fold>
  )
}
