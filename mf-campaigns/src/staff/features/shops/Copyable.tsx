import { useText } from '@samspel/i18n'
import { Button, Row, TextField } from '@samspel/ui'
import { useCopy } from '../../../shared/use-copy'
import { messages as m } from './messages'
import css from './Shops.module.css'

/** A text to take along, such as an address or a secret. */
export function Copyable({ label, value }: { label: string; value: string }) {
  const t = useText()
  const copy = useCopy(m)
  return (
    <Row gap={8} align="end" wrap={false} className={css.copy}>
      <TextField label={label} value={value} readOnly onChange={() => undefined} />
      <Button icon="copy" aria-label={`${t(m.copy)}: ${label}`} onClick={() => copy(value)}>
        {t(m.copy)}
      </Button>
    </Row>
  )
}
