import { useState } from 'react'
import type { PostDraft } from '@samspel/api'
import { useUndo } from '@samspel/desk/undo'
import { daysUntil, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { TextButton } from '@samspel/ui'
import { discardPostDraft } from '../../../../shared/components/drafts'
import { NextCard } from '../../../../shared/components/next/NextCard'
import { draftCardMessages as messages } from './messages'

const soonDays = 3

/** Nothing is sent yet, or it was taken back; what is written can be thrown away, with six seconds to take that back. */
export function WriteDraft({
  draft,
  brand,
  onDiscarded,
}: {
  draft: PostDraft
  brand: string
  onDiscarded: () => void
}) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const { offer } = useUndo()
  const [isHeld, setHeld] = useState(false)
  const { sendBy } = draft
  const discard = () => {
    setHeld(true)
    offer({
      message: t(messages.discarded),
      undo: () => setHeld(false),
      send: async (keepalive) => {
        const outcome = await dispatch(discardPostDraft({ params: { id: draft.id }, keepalive }))
        setHeld(false)
        onDiscarded()
        return outcome.ok ? [] : [{ message: t(outcome.parsedError!.message) }]
      },
    })
  }
  return (
    <NextCard
      next={{
        title: t(messages.writeTitle, { brand }),
        text: t(messages.writeText, { brand }),
        ...(sendBy && {
          pill: {
            icon: 'clock' as const,
            text: t(messages.sendBy, { date: f.date(sendBy) }),
            ...(daysUntil(sendBy) <= soonDays && { tone: 'warn' as const }),
          },
        }),
      }}
    >
      {draft.savedAt && !isHeld && (
        <TextButton tone="quiet" icon="trash" onClick={discard}>
          {t(messages.discard)}
        </TextButton>
      )}
    </NextCard>
  )
}
