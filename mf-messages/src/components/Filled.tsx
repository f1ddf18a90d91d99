import type { ThreadContext } from '@samspel/api'
import { fillTemplate, type TemplateValues } from '@samspel/api/message-rules'
import { cx } from '@samspel/ui'
import css from './Filled.module.css'

/** Values by the names that templates use for them. */
export const asTemplateValues = (values: ThreadContext['values']): TemplateValues => ({
  first_name: values.firstName,
  campaign: values.campaign,
  last_day: values.lastDay,
  days_left: values.daysLeft,
  fee: values.fee,
  brand: values.brand,
})

/** A template as it would be sent, with its variables highlighted and missing ones in red. */
export function Filled({ body, values }: { body: string; values: ThreadContext['values'] }) {
  return (
    <div className={css.bubble}>
      {fillTemplate(body, asTemplateValues(values)).map(({ text, variable, missing }, at) =>
        variable ? (
          <mark key={at} className={cx(css.variable, missing && css.missing)}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </div>
  )
}
