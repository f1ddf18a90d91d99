import { useEffect, useState } from 'react'
import type { MessageBulk } from '@samspel/api'
import { bus } from '@samspel/event-bus'
import { commonMessages, useText } from '@samspel/i18n'
import { selectBrandId, useAppDispatch, useAppSelector, useQuery } from '@samspel/store'
import { notify, TextButton } from '@samspel/ui'
import { cancelMessageBulk, listMessageBulks } from '../../data'
import { messages } from './messages'
import css from './WaitingBulks.module.css'

/** One bulk message that can still be cancelled, with a countdown that follows the server’s clock. */
function Waiting({ bulk, onOver }: { bulk: MessageBulk; onOver: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [left, setLeft] = useState(bulk.secondsLeft)
  useEffect(() => setLeft(bulk.secondsLeft), [bulk])
  useEffect(() => {
    const timer = setInterval(() => setLeft((now) => now - 1), 1_000)
    return () => clearInterval(timer)
  }, [])
  const isOver = left <= 0
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  const undo = async () => {
    const { ok } = await dispatch(cancelMessageBulk({ params: { id: bulk.id } }))
    notify(ok ? { message: t(messages.undone) } : { kind: 'warn', message: t(messages.tooLate) })
    onOver()
  }
  if (isOver) return null
  return (
    <li className={css.row}>
      <span className={css.text}>
        {t(messages.waiting, { n: bulk.recipientCount, campaign: bulk.campaignName, s: left })}
      </span>
      <TextButton onClick={() => void undo()}>{t(commonMessages.undo)}</TextButton>
    </li>
  )
}

/** Bulk messages waiting to be sent, no matter which colleague wrote them or on which device. */
export function WaitingBulks() {
  const brandId = useAppSelector(selectBrandId)
  const { result, retry } = useQuery(listMessageBulks({ query: brandId ? { brandId } : {} }))
  useEffect(() => {
    const stops = [bus.subscribe('live:message-bulk-changed', retry), bus.subscribe('live:reconnected', retry)]
    return () => stops.forEach((stop) => stop())
  }, [retry])
  const bulks = (result?.messageBulks ?? []) as readonly MessageBulk[]
  if (bulks.length === 0) return null
  return (
    <ul className={css.list}>
      {bulks.map((bulk) => (
        <Waiting key={bulk.id} bulk={bulk} onOver={retry} />
      ))}
    </ul>
  )
}
