import { useState } from 'react'
import { useFormats, useText } from '@samspel/i18n'
import { Button, Notice, Stack, TextField, useIsMobile } from '@samspel/ui'
import { addressOf } from './address-of'
import { messages } from './messages'

/** The address just created. */
export function NewAddress({ token, expiresAt }: { token: string; expiresAt: string }) {
  const t = useText()
  const format = useFormats()
  const [copied, setCopied] = useState<'yes' | 'no'>()
  const address = addressOf(token)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied('yes')
    } catch {
      setCopied('no')
    }
  }
  return (
    <Stack gap={12}>
      <TextField
        label={t(messages.address)}
        value={address}
        readOnly
        onChange={() => undefined}
        onFocus={() => (document.activeElement as HTMLInputElement | null)?.select?.()}
        help={t(messages.once, { date: format.date(expiresAt, 'year') })}
        {...(copied === 'no' && { error: t(messages.notCopied) })}
      />
      <Button
        variant="main"
        fullWidth={useIsMobile()}
        icon={copied === 'yes' ? 'check' : 'copy'}
        onClick={() => void copy()}
      >
        {t(copied === 'yes' ? messages.copied : messages.copy)}
      </Button>
      {copied === 'yes' && <Notice kind="ok">{t(messages.copiedText)}</Notice>}
    </Stack>
  )
}
