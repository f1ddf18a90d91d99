import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { MessageBulk } from '@samspel/api'
import { messageLimits } from '@samspel/api/message-rules'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, EmptyState, notify, Stack } from '@samspel/ui'
import { cancelMessageBulk, getMessageBulk, sendMessageBulk } from '../../data'
import css from './Bulk.module.css'
import { messages } from './messages'

/** Ten seconds to cancel, counted by the server: closing this dialog changes nothing. */
export function Waiting({ bulk: first, onClose }: { bulk: MessageBulk; onClose: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [bulk, setBulk] = useState(first)
  const { id, campaignId, campaignName, recipientCount: n, state, secondsLeft: s } = bulk

  useEffect(() => {
    if (state !== 'waiting') return
    const timer = setInterval(() => {
      setBulk((now) => ({ ...now, secondsLeft: Math.max(0, now.secondsLeft - 1) }))
      void dispatch(getMessageBulk({ params: { id } })).then((outcome) => {
        if (outcome.ok && outcome.data) setBulk((outcome.data as { messageBulk: MessageBulk }).messageBulk)
      })
    }, 1_000)
    return () => clearInterval(timer)
  }, [dispatch, id, state])
  useEffect(() => {
    if (state === 'waiting') return
    if (state === 'sent')
      notify({
        kind: 'ok',
        message: t(messages.sent, { n }),
        action: { label: t(commonMessages.show), onClick: () => void navigate(`/messages?campaign=${campaignId}`) },
      })
    else notify({ message: t(messages.undone) })
    onClose()
  }, [state, n, campaignId, navigate, onClose, t])

  const act = async (call: typeof cancelMessageBulk | typeof sendMessageBulk) => {
    const outcome = await dispatch((call as typeof cancelMessageBulk)({ params: { id } }))
    if (!outcome.ok) return void notify({ kind: 'warn', message: t(messages.tooLate) })
    setBulk((now) => ({ ...now, state: call === sendMessageBulk ? 'sent' : 'cancelled' }))
  }
  return (
    <Stack gap={16}>
      <div role="timer">
        <EmptyState bare title={t(messages.waiting, { s })} text={t(messages.who, { n, campaign: campaignName })} />
      </div>
      <progress
        className={css.left}
        max={messageLimits.undoSeconds}
        value={messageLimits.undoSeconds - s}
        aria-label={t(messages.waiting, { s })}
      />
      <Button icon="arrow-back-up" size="lg" fullWidth onClick={() => void act(cancelMessageBulk)}>
        {t(commonMessages.undo)}
      </Button>
      <Button variant="quiet" fullWidth onClick={() => void act(sendMessageBulk)}>
        {t(messages.now)}
      </Button>
    </Stack>
  )
}
