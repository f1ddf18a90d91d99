import { type RefObject, useState } from 'react'
import { useText } from '@samspel/i18n'
import { Button, Card, Row, Stack, TextArea } from '@samspel/ui'
import { KeyHint, keyNames } from '../../../review-desk'
import { answerMessages as m } from './answer-messages'

const most = 2_000

/** The text that a campaign is returned with, prefilled from the doubts; X moves the focus here, Ctrl Enter sends it. */
export function AnswerCard({
  doubts,
  typed,
  onType,
  place,
  onSend,
  onConfirm,
}: {
  doubts: string
  /** What has been written in place of the doubts. */
  typed: string | undefined
  onType: (words: string) => void
  /** The element with the field, for the keyboard shortcut. */
  place: RefObject<HTMLDivElement | null>
  onSend: (words: string) => void
  /** Publishes it with the text; absent when it cannot be published. */
  onConfirm: ((words: string) => void) | undefined
}) {
  const t = useText()
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
            onChange={onType}
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
