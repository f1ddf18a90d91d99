import { useState } from 'react'
import type { ApprovalRequest } from '@samspel/api'
import { useFormats, useLocale, useText } from '@samspel/i18n'
import { can, type RequestError, useAppDispatch } from '@samspel/store'
import { Avatar, Button, Chip, Link, Notice, notify } from '@samspel/ui'
import css from './Approvals.module.css'
import { approveApprovalRequest, withdrawApprovalRequest } from './calls'
import { actOf, placeOf, stateOf } from './looks'
import { messages as m } from './messages'

/** Who asked and until when it can be answered, or who answered. */
function Standing({ request, isOwn }: { request: ApprovalRequest; isOwn: boolean }) {
  const t = useText()
  const f = useFormats()
  const locale = useLocale()
  const { state, askedByName, createdAt, lapsesOn, answerers, decidedByName, decidedAt, reason } = request
  const isOpen = state === 'open'
  return (
    <>
      <span className={css.quiet}>
        {t(m.askedBy, { name: askedByName, when: f.relativeDays(createdAt) })}
        {isOpen && ` · ${t(m.until, { day: f.date(lapsesOn) })}`}
      </span>
      {isOpen && isOwn && (
        <span className={css.quiet}>
          {answerers.length > 0
            ? t(m.waitsFor, { names: new Intl.ListFormat(locale, { type: 'disjunction' }).format(answerers) })
            : t(m.nobody)}
        </span>
      )}
      {!isOpen && state !== 'withdrawn' && decidedByName !== null && decidedAt !== null && (
        <span className={css.quiet}>{t(m.decidedBy, { name: decidedByName, when: f.relativeDays(decidedAt) })}</span>
      )}
      {reason && <p className={css.note}>{reason}</p>}
    </>
  )
}

/** One request with what the reader may do about it; a refusal is said in its place, and nothing else changes. */
export function RequestCard({
  request,
  isOwn,
  onDecline,
}: {
  request: ApprovalRequest
  isOwn: boolean
  onDecline: () => void
}) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<RequestError>()
  const { id, kind, state, creator, campaign, brandName, amount, note } = request
  const look = stateOf[state]

  const send = async (call: typeof approveApprovalRequest | typeof withdrawApprovalRequest, done: string) => {
    setBusy(true)
    setError(undefined)
    const outcome = await dispatch(call({ params: { id } }) as ReturnType<typeof approveApprovalRequest>)
    setBusy(false)
    if (outcome.ok) notify({ kind: 'ok', message: done })
    else setError(outcome.parsedError)
  }
  return (
    <li className={css.card}>
      <div className={css.words}>
        <span className={css.who}>
          <Avatar name={creator.name} src={creator.avatarUrl} size={36} />
          <span>
            <span className={css.name}>{creator.name}</span> <span className={css.quiet}>@{creator.username}</span>
          </span>
        </span>
        <span>{t(actOf[kind])}</span>
        <span className={css.quiet}>{[campaign?.name, brandName].filter(Boolean).join(' · ')}</span>
        {note && <p className={css.note}>{note}</p>}
        <Standing request={request} isOwn={isOwn} />
      </div>
      <div className={css.side}>
        <span className={css.sum}>{f.ore(amount)}</span>
        {isOwn && (
          <Chip tone={look.tone} icon={look.icon}>
            {t(look.word)}
          </Chip>
        )}
      </div>
      {error && (
        <Notice kind="bad" className={css.failed}>
          {t(error.message)}
        </Notice>
      )}
      <div className={css.acts}>
        {can(request, 'approve') && (
          <Button
            variant="main"
            loading={busy}
            onClick={() => void send(approveApprovalRequest, t(m.approvedNow, { name: request.askedByName }))}
          >
            {t(m.approve, { money: f.ore(amount) })}
          </Button>
        )}
        {can(request, 'decline') && (
          <Button variant="line" disabled={busy} onClick={onDecline}>
            {t(m.decline)}
          </Button>
        )}
        {can(request, 'withdraw') && (
          <Button variant="line" loading={busy} onClick={() => void send(withdrawApprovalRequest, t(m.withdrawnNow))}>
            {t(m.withdraw)}
          </Button>
        )}
        <Link href={placeOf(request)} className={css.show}>
          {t(m.show)}
        </Link>
      </div>
    </li>
  )
}
