import { useState } from 'react'
import type { PostDraft } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { useNeedsNetwork } from '@samspel/offer/network'
import { useAppDispatch } from '@samspel/store'
import { Button, notify, Stack } from '@samspel/ui'
import { answerExtraRound } from '../../../../shared/components/drafts'
import { NextCard } from '../../../../shared/components/next/NextCard'
import { draftCardMessages as messages } from './messages'
import { refreshed } from './refreshed'

/** The brand asks for a round of changes beyond those agreed, which may be refused. */
export function ExtraRound({ draft, brand, onAnswered }: { draft: PostDraft; brand: string; onAnswered: () => void }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const needs = useNeedsNetwork()
  const [sending, setSending] = useState<'yes' | 'no' | undefined>()
  const send = async (answer: 'yes' | 'no') => {
    setSending(answer)
    const outcome = await dispatch(answerExtraRound({ params: { id: draft.id }, body: { answer } }))
    setSending(undefined)
    notify(
      outcome.ok
        ? { kind: 'ok', message: t(answer === 'yes' ? messages.saidYes : messages.saidNo) }
        : { kind: 'bad', message: t(outcome.parsedError!.message) },
    )
    dispatch(refreshed(draft))
    onAnswered()
  }
  return (
    <NextCard
      next={{
        title: t(messages.extraTitle, { brand }),
        text: t(messages.extraText),
        isAsked: true,
        ...(draft.answerBy && {
          pill: { icon: 'clock' as const, text: t(messages.answerBy, { date: f.date(draft.answerBy) }) },
        }),
      }}
    >
      {draft.abilities.includes('answerExtraRound') && (
        <Stack gap={8}>
          <Button
            variant="main"
            fullWidth
            loading={sending === 'yes'}
            disabledReason={needs}
            onClick={() => void send('yes')}
          >
            {t(messages.extraYes)}
          </Button>
          <Button fullWidth loading={sending === 'no'} disabledReason={needs} onClick={() => void send('no')}>
            {t(messages.extraNo)}
          </Button>
        </Stack>
      )}
    </NextCard>
  )
}
