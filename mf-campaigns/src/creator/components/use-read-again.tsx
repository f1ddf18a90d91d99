import { type ReactNode, useState } from 'react'
import type { Mention, ResponseOf } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { readMentionAgain, resubmitMention } from '../data'
import { areMet } from './are-met'
import { messages } from './read-again-messages'

const ReadingSheet = lazyDialog(() =>
  import(/* webpackChunkName: "creator-sheets" */ './ReadingSheet').then((module) => module.ReadingSheet),
)

type Reading = ResponseOf<'readMentionAgain'>['reading']

/**
 * Reads a post that was changed at Instagram, and sends it again if it was changed and has what the brand looks at. Otherwise a sheet says how
 * it reads now; it can be sent all the same from there.
 */
export function useReadAgain(
  mention: Pick<Mention, 'id' | 'campaignId' | 'createdAt' | 'resubmittedAt'>,
  onSent?: () => void,
): { isBusy: boolean; read: () => Promise<void>; sheet: ReactNode } {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const [reading, setReading] = useState<Reading>()
  const params = { id: mention.id }

  const send = async (evenIfUnchanged: boolean) => {
    const { ok, parsedError } = await dispatch(
      resubmitMention({ params, body: { mention: {}, ...(evenIfUnchanged && { evenIfUnchanged }) } }),
    )
    if (!ok) return void notify({ kind: 'bad', message: t(parsedError!.message) })
    notify({ kind: 'ok', message: t(messages.sentAgain) })
    setReading(undefined)
    onSent?.()
  }
  const readAndSend = async () => {
    const { ok, data, parsedError } = await dispatch(readMentionAgain({ params }))
    if (!ok) return void notify({ kind: 'bad', message: t(parsedError!.message) })
    const read = data!.reading
    if (read.changed !== false && areMet(read.checks)) await send(false)
    else setReading(read)
  }
  const whileBusy = (work: () => Promise<void>) => async () => {
    setBusy(true)
    await work()
    setBusy(false)
  }
  const read = whileBusy(readAndSend)
  return {
    isBusy,
    read,
    sheet: reading && (
      <ReadingSheet
        reading={reading}
        mention={mention}
        isBusy={isBusy}
        onRead={() => void read()}
        onSend={() => void whileBusy(() => send(true))()}
        onClose={() => setReading(undefined)}
      />
    ),
  }
}
