import { DateInput, Form, notBefore, required, type Rule, type Schema, SubmitButton } from '@samspel/forms'
import { commonMessages } from '@samspel/i18n'
import { isPeriod } from './data/days'
import { messages as m } from './messages'
import css from './Overview.module.css'

interface Values {
  from: string | null
  to: string | null
}

const withinYear: Rule = (to, { from }) => (isPeriod(String(from), String(to)) ? undefined : m.tooLong)
const schema: Schema = { from: required, to: [required, notBefore('from'), withinYear] }

/** First and last day of a period of one's own, at most 53 weeks. */
export function OwnPeriod({
  from,
  to,
  today,
  onChange,
}: {
  from: string
  to: string
  today: string
  onChange: (change: { from: string; to: string }) => void
}) {
  return (
    <Form<Values>
      id="ownPeriod"
      schema={schema}
      initialValues={{ from, to }}
      guard={false}
      draft={false}
      onSubmit={(values) => {
        onChange({ from: values.from!, to: values.to! })
        return undefined
      }}
    >
      <div className={css.own}>
        <DateInput name="from" label={m.from} max={today} />
        <DateInput name="to" label={m.to} max={today} />
        <SubmitButton label={commonMessages.show} variant="light" hideReason />
      </div>
    </Form>
  )
}
