import type { DeliveryProblem } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Notice, Picture } from '@samspel/ui'
import css from './Assignment.module.css'
import { problemMessages as messages } from './problem-messages'

/** The latest delivery problem: the report and the brand's answer. */
export function Problem({
  problem: { kind, text, reportedAt, answer, resolvedAt, wish, pictures = [] },
  brand,
}: {
  problem: DeliveryProblem
  brand: string
}) {
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
        : t(messages.problemOpen, { date: f.date(reportedAt), brand })}
      {wish && !resolvedAt && ` ${t(wish === 'leave' ? messages.wishLeave : messages.wishNew)}`}
      {text && <p className={css.said}>{text}</p>}
      {pictures.length > 0 && (
        <div className={css.pictures}>
          {pictures.map((src) => (
            <Picture key={src} src={src} alt="" ratio={1} width={72} />
          ))}
        </div>
      )}
      {answer && (
        <p className={css.said}>
          <b>{t(messages.problemAnswer, { answer, brand })}</b>
        </p>
      )}
    </Notice>
  )
}
