import { useState } from 'react'
import type { StoreCampaign, StoreParticipation } from '@samspel/api'
import { lazyPart } from '@samspel/federation'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { useFormats, useText } from '@samspel/i18n'
import { type RequestError, useAppDispatch } from '@samspel/store'
import { ConfirmDialog, Notice, notify, Row, Stack, TextButton } from '@samspel/ui'
import { takeBackErrors } from '../../components/pickup/errors'
import { useCanTake } from '../../components/pickup/PickupAction'
import { deleteStoreParticipation, forgetPickups } from '../../data/store-campaigns'
import { ownMessages as messages } from './messages'
import { Pass } from './Pass'

/** Withdraws an application or reservation after confirmation. */
function TakeBack({ own, brand, onDone }: { own: StoreParticipation; brand: string; onDone: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isOpen, setOpen] = useState(false)
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<RequestError>()
  const isReserved = own.state === 'approved'
  const takeBack = async () => {
    setSending(true)
    setError(undefined)
    const outcome = await dispatch(deleteStoreParticipation({ params: { id: own.id }, errorMessages: takeBackErrors }))
    // It was already withdrawn elsewhere, so the result is the same.
    const isGone = outcome.ok || outcome.parsedError?.status === 404
    if (isGone) await forgetPickups()
    setSending(false)
    if (!isGone) return setError(outcome.parsedError)
    setOpen(false)
    notify({ kind: 'ok', message: t(isReserved ? messages.takenBack : messages.withdrawn) })
    onDone()
  }
  return (
    <>
      <Row>
        <TextButton tone="quiet" icon="arrow-back-up" onClick={() => setOpen(true)} aria-haspopup="dialog">
          {t(isReserved ? messages.takeBack : messages.withdraw)}
        </TextButton>
      </Row>
      <ConfirmDialog
        open={isOpen}
        danger
        title={t(isReserved ? messages.takeBackTitle : messages.withdrawTitle)}
        confirmLabel={t(isReserved ? messages.takeBack : messages.withdraw)}
        cancelLabel={t(messages.keep)}
        loading={isSending}
        onConfirm={() => void takeBack()}
        onCancel={() => {
          setOpen(false)
          setError(undefined)
        }}
      >
        <Stack gap={12}>
          {error && <Notice kind="bad">{t(error.message)}</Notice>}
          <p>{t(isReserved ? messages.takeBackText : messages.withdrawText, { brand })}</p>
        </Stack>
      </ConfirmDialog>
    </>
  )
}

/** How it ended, and whether it may be had again. */
function Ended({ offer, own }: { offer: StoreCampaign; own: StoreParticipation }) {
  const t = useText()
  const f = useFormats()
  const canTake = useCanTake(offer)
  const title = () => {
    switch (own.decisionKind) {
      case 'lapsed':
        return t(messages.lapsed, { date: f.dateTime(own.expiresAt ?? own.createdAt) })
      case 'expired':
        return t(messages.unanswered, { brand: offer.brandName })
      case 'ended':
        return t(messages.ended)
      case 'cancelled':
        return t(messages.cancelled)
      default:
        return t(messages.declined, { brand: offer.brandName })
    }
  }
  return (
    <Notice kind="neutral" title={title()}>
      {own.decisionReason && <p>{t(messages.reason, { reason: own.decisionReason })}</p>}
      {canTake && <p>{t(offer.requiresApplication ? messages.applyAgain : messages.reserveAgain)}</p>}
    </Notice>
  )
}

const LeaveSheet = lazyDialog(() =>
  import(/* webpackChunkName: "leaving" */ '@samspel/offer/leaving').then((module) => module.LeaveSheet),
)
const LeavingNotice = lazyPart(() =>
  import(/* webpackChunkName: "leaving" */ '@samspel/offer/leaving').then((module) => module.LeavingNotice),
)

const OwnProposal = lazyPart(() =>
  import(/* webpackChunkName: "own-proposal" */ '@samspel/offer/proposal').then((module) => module.OwnProposal),
)

const mayLeave = ({ need, leavingUntil, pendingMentionsCount = 0 }: StoreParticipation) =>
  (need === 'post' || need === 'changes') && pendingMentionsCount === 0 && !leavingUntil

/** After the pick-up: how it ended, that it is being left, or the way out. */
function PickedUp({ offer, own, onChanged }: Pick<OwnProps, 'offer' | 'own'> & { onChanged: () => void }) {
  const t = useText()
  const f = useFormats()
  const [isLeaving, setLeaving] = useState(false)
  const readAnew = () => void forgetPickups().then(onChanged)
  if (own.decisionKind === 'left' || own.decisionKind === 'removed')
    return (
      <Notice
        kind="neutral"
        title={t(own.decisionKind === 'left' ? messages.left : messages.endedAfter, { brand: offer.brandName })}
      >
        {own.decisionReason && <p>{t(messages.reason, { reason: own.decisionReason })}</p>}
      </Notice>
    )
  return (
    <Stack gap={8}>
      {own.leavingUntil && (
        <LeavingNotice id={own.id} campaign={offer.campaign.name} until={own.leavingUntil} onUndone={readAnew} />
      )}
      <Notice kind="ok">{t(messages.pickedUp, { date: f.dateTime(own.pickedUpAt ?? own.createdAt) })}</Notice>
      {mayLeave(own) && (
        <Row>
          <TextButton tone="quiet" icon="user-x" onClick={() => setLeaving(true)} aria-haspopup="dialog">
            {t(messages.leave)}
          </TextButton>
        </Row>
      )}
      {isLeaving && <LeaveSheet id={own.id} onLeft={readAnew} onClose={() => setLeaving(false)} />}
    </Stack>
  )
}

interface OwnProps {
  offer: StoreCampaign
  own: StoreParticipation
  /** Just reserved: the pass takes the focus. */
  isNew: boolean
  onTakenBack: () => void
}

/** The creator's participation at this offer: the pass, a pending application, or how it ended. */
export function Own({ offer, own, isNew, onTakenBack }: OwnProps) {
  const t = useText()
  const { brandName: brand } = offer
  const takeBack = own.abilities?.includes('withdraw') && <TakeBack own={own} brand={brand} onDone={onTakenBack} />
  switch (own.state) {
    case 'approved':
      return (
        <Stack gap={8}>
          {own.code && <Pass offer={offer} own={own} focus={isNew} />}
          {takeBack}
        </Stack>
      )
    case 'requested':
      return (
        <Stack gap={8}>
          <Notice kind="info" icon="clock">
            {t(messages.waiting, { brand })}
          </Notice>
          {own.proposal && (
            <OwnProposal
              id={own.id}
              proposal={own.proposal}
              brand={brand}
              until={own.answerBy}
              onChanged={() => void forgetPickups().then(onTakenBack)}
            />
          )}
          {takeBack}
        </Stack>
      )
    case 'picked_up':
      return <PickedUp offer={offer} own={own} onChanged={onTakenBack} />
    case 'declined':
      return <Ended offer={offer} own={own} />
    case 'invited':
      return <Notice kind="info">{t(messages.invited, { brand })}</Notice>
  }
}
