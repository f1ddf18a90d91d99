import type { Application } from '@samspel/api'
import { askHref, askMessages } from '@samspel/desk/approvals'
import { useTopUpHref } from '@samspel/desk/money'
import { messageForError, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Icon, IconButton, LinkButton } from '@samspel/ui'
import { deskErrors } from '../../../shared/data'
import css from './ApplicationTable.module.css'
import { answersSent, dismissRefusedAnswer } from './data'
import { messages as m } from './messages'
import type { Obstacle } from './obstacles'
import { askedOf } from './use-delayed-decisions'

/** When an answer was refused and why; `problem`: why it could not be sent. */
export function WhyRefused({ refusal, problem }: Pick<Application, 'refusal'> & { problem: string | undefined }) {
  const t = useText()
  const f = useFormats()
  return (
    <span className={css.words}>
      {refusal && (
        <b className={css.lacks}>
          <Icon name="alert-circle" size={14} />
          {t(refusal.act === 'approve' ? m.notApproved : m.notRejected, { time: f.time(refusal.at) })}
        </b>
      )}
      <span className={css.problem}>
        {refusal
          ? t(messageForError({ status: 422, kind: 'http', id: refusal.reason }, { messages: deskErrors }))
          : problem}
      </span>
    </span>
  )
}

/** The one deed that solves it, and the way to let it be. */
export function AfterRefusal({ application, obstacle }: { application: Application; obstacle: Obstacle | undefined }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const topUpHref = useTopUpHref()
  const { id, campaign, campaignId, store, refusal } = application
  const deed = () => {
    if (obstacle?.of === 'money')
      return { href: topUpHref(obstacle.money.accountId, obstacle.money.lacking), label: t(m.topUp) }
    if (refusal?.reason === 'above_limit') return { href: askHref(askedOf(application)), label: t(askMessages.ask) }
    if (!obstacle) return undefined
    return store
      ? { href: `/brands/${campaign.brandId}/stores/${store.id}`, label: t(m.toStore) }
      : { href: `/campaigns/${campaignId}/edit`, label: t(m.addPlaces) }
  }
  const way = deed()
  const dismiss = async () => {
    await dispatch(dismissRefusedAnswer({ params: { id } }))
    dispatch(answersSent())
  }
  return (
    <span className={css.after}>
      {way && (
        <LinkButton size="sm" href={way.href}>
          {way.label}
        </LinkButton>
      )}
      {refusal && (
        <IconButton icon="x" size="sm" label={t(m.dismiss, { name: application.creator.name })} onClick={dismiss} />
      )}
    </span>
  )
}
