import { type KeyboardEvent, useState } from 'react'
import { useText } from '@samspel/i18n'
import { useAppSelector } from '@samspel/store'
import { Button, TextArea, useIsMobile } from '@samspel/ui'
import { messageDrafts, selectWriter } from '../../data'
import { messages } from './messages'
import css from './Thread.module.css'

const LONGEST = 4_000

/** Where a message of a conversation is written; what stands in it survives a reload. */
export function Composer({ conversation, onSend }: { conversation: string; onSend: (body: string) => void }) {
  const t = useText()
  const isMobile = useIsMobile()
  const writer = useAppSelector(selectWriter)
  const [text, setText] = useState(() => messageDrafts.read(writer, conversation))
  const [refused, setRefused] = useState(false)
  const body = text.trim()
  const over = body.length - LONGEST

  const type = (next: string) => {
    setText(next)
    setRefused(false)
    messageDrafts.write(writer, conversation, next)
  }
  const send = () => {
    if (!body || over > 0) return setRefused(true)
    onSend(body)
    type('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isMobile) return
    event.preventDefault()
    send()
  }
  const error = over > 0 ? t(messages.tooLong, { n: over }) : refused && t(messages.nothing)

  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextArea
        label={t(messages.write)}
        placeholder={t(messages.write)}
        hideLabel
        value={text}
        onChange={type}
        onKeyDown={onKeyDown}
        minRows={1}
        maxRows={6}
        error={error}
        className={css.field}
      />
      <Button variant="main" type="submit" icon="send">
        {t(messages.send)}
      </Button>
    </form>
  )
}
