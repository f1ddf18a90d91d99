import { type RefObject, useState } from 'react'
import type { Campaign } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Button, Card, Row, Stack, TextArea } from '@samspel/ui'
import { KeyHint, keyNames } from '../../../review-desk'
import { answerMessages as m } from './answer-messages'
import { begunWords } from './held-answers'

const most = 2_000

/** The text that a campaign is returned with, prefilled from the doubts; X moves the focus here, Ctrl Enter sends it. */
export function AnswerCard({
  campaign: { id },
  doubts,
  place,
  onSend,
  onConfirm,
}: {
  campaign: Campaign
  doubts: string
  /** The element with the field, for the keyboard shortcut. */
  place: RefObject<HTMLDivElement | null>
  onSend: (words: string) => void
  /** Publishes it with the text; absent when it cannot be published. */
  onConfirm: ((words: string) => void) | undefined
}) {
  const t = useText()
  const [typed, setTyped] = useState(() => begunWords.get(id))
  const [isTried, setTried] = useState(false)
  const words = typed ?? doubts
  const isEmpty = words.trim() === ''
  const send = () => {
    setTried(true)
    if (!isEmpty) onSend(words)
  }
  return (
    <Card title={t(m.ifReturned)} aside={<KeyHint names={[keyNames.reject]} />}>
      <Stack gap={12}>
        <div ref={place}>
          <TextArea
            label={t(m.words)}
            {...(doubts && { help: t(m.wordsHelp) })}
            value={words}
            maxLength={most}
            minRows={3}
            {...(isTried && isEmpty && { error: t(m.wordsNeeded) })}
            onChange={(next) => {
              begunWords.set(id, next)
              setTyped(next)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              send()
            }}
          />
        </div>
        <Row justify="end" gap={8}>
          {onConfirm && !isEmpty && typed !== undefined && (
            <Button variant="quiet" onClick={() => onConfirm(words)}>
              {t(m.confirmWithWords)}
            </Button>
          )}
          <Button onClick={send} disabledReason={isEmpty && !isTried ? t(m.wordsNeeded) : undefined}>
            {t(m.sendWords)}
            <KeyHint names={['Ctrl', '↵']} />
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
