import type { DeliveryProblem } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Notice } from '@samspel/ui'
import css from './Assignment.module.css'
import { problemMessages as messages } from './problem-messages'

/** The latest delivery problem: the report and the brand's answer. */
export function Problem({ problem: { kind, text, reportedAt, answer, resolvedAt } }: { problem: DeliveryProblem }) {
  const t = useText()
  const f = useFormats()
  return (
    <Notice
      kind={resolvedAt ? 'ok' : 'warn'}
      icon={resolvedAt ? 'circle-check' : 'package'}
      title={`${t(messages[kind])}.`}
    >
      {resolvedAt
        ? t(messages.problemSolved, { date: f.date(resolvedAt) })
        : t(messages.problemOpen, { date: f.date(reportedAt) })}
      {text && <p className={css.said}>{text}</p>}
      {answer && (
        <p className={css.said}>
          <b>{t(messages.problemAnswer, { answer })}</b>
        </p>
      )}
    </Notice>
  )
}
