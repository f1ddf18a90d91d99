import { useState } from 'react'
import type { PostDraft } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { useNeedsNetwork } from '@samspel/offer/network'
import { useAppDispatch } from '@samspel/store'
import { Icon, List, ListItem, notify } from '@samspel/ui'
import { withdrawPostDraft } from '../../../../shared/components/drafts'
import { NextCard } from '../../../../shared/components/next/NextCard'
import { DraftPreview } from './DraftPreview'
import { draftCardMessages as messages } from './messages'
import { refreshed } from './refreshed'

/** The brand looks at it: by when it answers, what was sent, and the way back. */
export function WaitingDraft({
  draft,
  brand,
  onTakenBack,
}: {
  draft: PostDraft
  brand: string
  onTakenBack: () => void
}) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const needs = useNeedsNetwork()
  const [isBusy, setBusy] = useState(false)
  const takeBack = async () => {
    if (isBusy || needs) return
    setBusy(true)
    const outcome = await dispatch(withdrawPostDraft({ params: { id: draft.id } }))
    setBusy(false)
    notify(
      outcome.ok
        ? { kind: 'ok', message: t(messages.takenBack) }
        : { kind: 'bad', message: t(outcome.parsedError!.message) },
    )
    dispatch(refreshed(draft))
    onTakenBack()
  }
  const sentAt = draft.versions[0]?.sentAt
  return (
    <>
      <NextCard
        next={{
          title: t(messages.waitingTitle, { brand }),
          text: t(messages.waitingText),
          ...(draft.answerBy && {
            pill: { icon: 'clock' as const, text: t(messages.answerBy, { date: f.date(draft.answerBy) }) },
          }),
        }}
      />
      <DraftPreview draft={draft}>{sentAt && t(messages.sentAt, { date: f.dateTime(sentAt) })}</DraftPreview>
      {draft.abilities.includes('withdraw') && (
        <List label={t(messages.takeBack)}>
          <ListItem
            picture={<Icon name="arrow-back-up" />}
            title={t(messages.takeBack)}
            detail={needs ?? t(messages.takeBackText)}
            onClick={() => void takeBack()}
          />
        </List>
      )}
    </>
  )
}
