import { useState } from 'react'
import { commonMessages, useText } from '@samspel/i18n'
import { Button, Notice, Row, Stack, TextField } from '@samspel/ui'
import { messages } from './messages'

interface Props {
  label: string
  secret: string
  onDone: () => void
}

/** A secret that was just made, to be kept: it is not shown again. */
export function ShownOnce({ label, secret, onDone }: Props) {
  const t = useText()
  const [copied, setCopied] = useState<'yes' | 'no'>()
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    )
  return (
    <Stack gap={16}>
      <Notice kind="warn">{t(messages.once)}</Notice>
      <TextField
        label={label}
        value={secret}
        readOnly
        onChange={() => undefined}
        {...(copied === 'no' && { error: t(messages.copyFailed) })}
      />
      <Row gap={8} wrap>
        <Button variant="main" icon={copied === 'yes' ? 'check' : 'copy'} onClick={() => void copy()}>
          {t(copied === 'yes' ? messages.copied : messages.copy)}
        </Button>
        <Button onClick={onDone}>{t(commonMessages.done)}</Button>
      </Row>
    </Stack>
  )
}
