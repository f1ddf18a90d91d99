import { useText } from '@samspel/i18n'
import { Button, notify, Row, TextField } from '@samspel/ui'
import { messages as m } from './messages'

/** A text to take along, such as an address or a secret. */
export function Copyable({ label, value }: { label: string; value: string }) {
  const t = useText()
  const copy = async () => {
    const done = await navigator.clipboard.writeText(value).then(
      () => true,
      () => false,
    )
    notify({ kind: done ? 'ok' : 'bad', message: t(done ? m.copied : m.notCopied) })
  }
  return (
    <Row gap={8} align="end">
      <TextField label={label} value={value} readOnly onChange={() => undefined} />
      <Button icon="copy" aria-label={`${t(m.copy)}: ${label}`} onClick={() => void copy()}>
        {t(m.copy)}
      </Button>
    </Row>
  )
}
