import { useState } from 'react'
import type { BulkRecipient, MessageBulk } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, notify } from '@samspel/ui'
import { cancelMessageBulk, createMessageBulk, listBulkRecipients } from '../../data'
import { messages as m } from './messages'

/** Campaigns whose creators have been reminded since the page was loaded. */
const reminded = new Set<string>()
/** Keys of reminders that have not arrived: a try that is repeated must not send another. */
const attempts: Record<string, string> = {}

/** Reminds every creator whose post is missing, each in their own thread, without leaving the list. It can be undone. */
export function RemindButton({ campaignId, count, onDone }: { campaignId: string; count: number; onDone: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(reminded.has(campaignId))
  const mark = (done: boolean) => {
    if (done) reminded.add(campaignId)
    else reminded.delete(campaignId)
    setDone(done)
  }
  const undo = async (id: string) => {
    const { ok } = await dispatch(cancelMessageBulk({ params: { id } }))
    if (ok) mark(false)
    notify(ok ? { message: t(m.undone) } : { kind: 'warn', message: t(m.tooLate) })
  }
  const send = async () => {
    const found = await dispatch(listBulkRecipients({ params: { id: campaignId }, query: { filter: 'without_post' } }))
    if (!found.ok) return void notify({ kind: 'bad', message: t(m.failed) })
    const { recipients } = found.data as { recipients: BulkRecipient[] }
    const people = recipients.filter(({ blocked }) => !blocked)
    if (people.length === 0) return void notify({ message: t(m.nobody) })
    const messageBulk = {
      name: t(m.name),
      body: t(m.text),
      filter: 'without_post' as const,
      instagramerIds: people.map(({ instagramerId }) => instagramerId),
    }
    const of = JSON.stringify([campaignId, messageBulk])
    const idempotencyKey = (attempts[of] ??= crypto.randomUUID())
    const sent = await dispatch(
      createMessageBulk({ params: { id: campaignId }, body: { messageBulk }, idempotencyKey }),
    )
    if (!sent.ok) return void notify({ kind: 'bad', message: t(m.failed) })
    delete attempts[of]
    const { messageBulk: made } = sent.data as { messageBulk: MessageBulk }
    mark(true)
    onDone()
    notify({
      kind: 'ok',
      message: t(m.sent, { n: made.recipientCount }),
      action: { label: t(commonMessages.undo), onClick: () => void undo(made.id) },
    })
  }
  return (
    <Button
      size="sm"
      variant="light"
      disabled={isBusy || isDone}
      onClick={() => {
        setBusy(true)
        void send().finally(() => setBusy(false))
      }}
    >
      {isDone ? t(m.reminded) : t(m.remind, { n: count })}
    </Button>
  )
}
