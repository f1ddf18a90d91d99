import { type LeaveReason, type LeaveTerms, leaveUndoMinutes } from '@samspel/api'
import { Area, Form, maxLength, RadioCards, required, SubmitButton, useFormValue } from '@samspel/forms'
import { type ErrorMessages, type Message, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch, useQuery } from '@samspel/store'
import { Button, ErrorState, Icon, type IconName, Notice, notify, Sheet, SkeletonText, Stack } from '@samspel/ui'
import { useNeedsNetwork } from '../network'
import { getLeaveTerms, leaveCollaboration } from './calls'
import css from './Leaving.module.css'
import { messages as m } from './messages'

const reasonNames: Record<LeaveReason, Message> = {
  no_time: m.noTime,
  does_not_fit: m.doesNotFit,
  terms_or_parcel: m.termsOrParcel,
  other: m.other,
}
const isLeaveReason = (reason: string): reason is LeaveReason => reason in reasonNames
const leaveErrors = { conflict: m.isOpen, already_decided: m.over } satisfies ErrorMessages

interface Values {
  reason: LeaveReason | null
  words: string
}

/** What follows, by the reason that is chosen. */
function Follows({ terms }: { terms: LeaveTerms }) {
  const t = useText()
  const f = useFormats()
  const chosen = useFormValue<LeaveReason | null>('reason')
  const { fee, goods, brandName: brand, ended, agreed } = terms
  const { owed, countsFor } = terms.reasons.find(({ reason }) => reason === chosen) ?? terms.reasons[0]!
  const lines: [IconName, string][] = [
    ['send', t(m.told, { brand })],
    ...(owed > 0 ? [['coin', t(m.owed, { money: f.ore(owed) })] as [IconName, string]] : []),
    ...(fee > owed ? [['coin', t(m.back, { money: f.ore(fee - owed), brand })] as [IconName, string]] : []),
    ...(goods === 'not_sent' ? [['package', t(m.notSent)] as [IconName, string]] : []),
    ...(goods === 'with_creator'
      ? [['package', t(m.withYou, { value: f.money(terms.productValue) })] as [IconName, string]]
      : []),
    [
      'user',
      countsFor === null ? t(m.notCounted) : t(m.counted, { n: ended + 1, agreed: Math.max(agreed, ended + 1) }),
    ],
  ]
  return (
    <section className={css.follows} aria-live="polite">
      <h3>{t(m.follows)}</h3>
      <ul>
        {lines.map(([icon, text]) => (
          <li key={text}>
            <Icon name={icon} size={18} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LeaveSheetProps {
  /** Of the participation, or of what was picked up. */
  id: string
  onClose: () => void
  /** It was left, or had been; what is shown of it is to be read anew. */
  onLeft: () => void
}

function LeaveForm({ terms, onClose, onLeft }: Omit<LeaveSheetProps, 'id'> & { terms: LeaveTerms }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const needs = useNeedsNetwork()
  const leave = async ({ reason, words }: Values) => {
    const outcome = await dispatch(
      leaveCollaboration({
        params: { id: terms.id },
        body: { reason: reason ?? 'other', ...(words.trim() && { words: words.trim() }) },
        errorMessages: leaveErrors,
      }),
    )
    if (!outcome.ok && outcome.parsedError?.status !== 409) return outcome
    notify(outcome.ok ? { kind: 'ok', message: t(m.left) } : { kind: 'info', message: t(m.isOpen) })
    onLeft()
    onClose()
    return undefined
  }
  return (
    <Form<Values>
      id={`leave-${terms.id}`}
      schema={{ reason: required, words: [maxLength(500)] }}
      initialValues={{ reason: 'no_time', words: '' }}
      onSubmit={leave}
      guard={false}
    >
      <Stack gap={16}>
        <RadioCards
          name="reason"
          label={m.reason}
          hideLabel
          min={400}
          options={terms.reasons.flatMap(({ reason, countsFor }) =>
            isLeaveReason(reason)
              ? [
                  {
                    value: reason,
                    label: t(reasonNames[reason]),
                    ...(countsFor === null && { details: [t(m.notCounted)] }),
                  },
                ]
              : [],
          )}
        />
        <Area name="words" label={t(m.words, { brand: terms.brandName })} optional minRows={1} counterMax={500} />
        <Follows terms={terms} />
        <Notice kind="info" icon="arrow-back-up">
          <strong>{t(m.undoBold)}</strong> {t(m.undoRest, { time: f.time(Date.now() + leaveUndoMinutes * 60_000) })}
        </Notice>
        {needs && <Notice kind="warn">{needs}</Notice>}
        <SubmitButton
          label={m.leave}
          variant="danger"
          size="lg"
          fullWidth
          allowUnchanged
          {...(needs && { disabled: true })}
        />
        <Button variant="quiet" fullWidth onClick={onClose}>
          {t(m.stay)}
        </Button>
      </Stack>
    </Form>
  )
}

/** Leaves a collaboration: a reason, what follows from it, and an hour to undo (drawing zk 5). */
export function LeaveSheet({ id, ...rest }: LeaveSheetProps) {
  const t = useText()
  const query = useQuery(getLeaveTerms({ params: { id } }))
  const terms = query.result?.leaveTerms
  return (
    <Sheet open onClose={rest.onClose} title={terms ? t(m.title, { campaign: terms.campaignName }) : t(m.leave)}>
      {!terms && query.status === 'error' && <ErrorState message={t(m.loadFailed)} onRetry={query.retry} />}
      {!terms && query.status !== 'error' && <SkeletonText label={t(m.loading)} lines={8} />}
      {terms?.obstacle && (
        <Notice kind="info">
          {t(terms.obstacle === 'work_waiting' ? m.waits : m.over, { brand: terms.brandName })}
        </Notice>
      )}
      {terms && terms.obstacle === null && <LeaveForm terms={terms} {...rest} />}
    </Sheet>
  )
}
