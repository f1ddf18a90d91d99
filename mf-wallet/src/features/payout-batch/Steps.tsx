import type { PayoutBatch } from '@samspel/api'
import { dayOf, useFormats, useText } from '@samspel/i18n'
import { selectCurrentUser, useAppSelector } from '@samspel/store'
import { Card, cx, Icon, VisuallyHidden } from '@samspel/ui'
import { batchMessages } from '../../components/batches'
import css from './Batch.module.css'
import { messages } from './messages'

const order = ['compiled', 'approved', 'exported', 'sent', 'answered'] as const

/** How far a batch has come: one that was sent back keeps the steps it took, and it is the bank that ends one that was sent. */
const stepOf = ({ state, approved, exported, sent }: PayoutBatch): number => {
  if (state !== 'returned') return order.indexOf(state)
  return sent ? 4 : exported ? 2 : approved ? 1 : 0
}

/** The five steps of a batch, and who took each of them. */
export function Steps({ batch }: { batch: PayoutBatch }) {
  const t = useText()
  const f = useFormats()
  const me = useAppSelector(selectCurrentUser)
  const isReturned = batch.state === 'returned'
  const when = (at: string) => (dayOf(at) === dayOf(Date.now()) ? f.time(at) : f.dateTime(at))
  const done = (step: PayoutBatch['approved']) =>
    step && t(messages.byAt, { name: step.by?.name ?? t(messages.theBank), time: when(step.at) })
  const second = me && me.id !== batch.compiled.by.id ? t(messages.you, { name: me.name }) : t(messages.aColleague)
  const at = stepOf(batch)
  const answeredAt = batch.answeredAt ?? (batch.sent && batch.returned?.at)
  const toCome = (detail: string) => (isReturned ? '–' : detail)
  const steps = [
    [messages.stepCompiled, done(batch.compiled)],
    [at < 1 ? messages.stepApproved : batchMessages.approved, done(batch.approved) ?? toCome(second)],
    [at < 2 ? messages.stepExported : batchMessages.exported, done(batch.exported) ?? toCome('pain.001')],
    [
      at < 3 ? messages.stepSent : messages.stepSentDone,
      done(batch.sent) ?? toCome(t(messages.before, { day: f.date(batch.sendBy, 'short') })),
    ],
    [messages.stepAnswered, answeredAt ? when(answeredAt) : toCome('pain.002')],
  ] as const
  const next = isReturned ? undefined : at + 1
  return (
    <Card>
      <ol className={css.steps} aria-label={t(messages.steps)}>
        {steps.map(([label, detail], index) => (
          <li
            key={label.id}
            className={cx(css.step, index <= at && css.done, index === next && css.now)}
            aria-current={index === next ? 'step' : undefined}
          >
            <span className={css.dot}>{index <= at ? <Icon name="check" size={16} /> : index + 1}</span>
            <span>
              {t(label)}
              {index <= at && <VisuallyHidden>{`, ${t(messages.stepDone)}`}</VisuallyHidden>}
              <span className={css.quiet}>{detail}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
