import type { Store } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Button, Card, notify, Row, Stack } from '@samspel/ui'
import { QrCode } from '@samspel/ui/qr'
import css from './CounterCode.module.css'
import { messages } from './messages'

/** The code on the counter: it leads to this store's address for scans. Printed alone on its sheet. */
export function CounterCode({ store, token }: { store: Store; token: string }) {
  const t = useText()
  const address = `${window.location.origin}/stores/qr/${encodeURIComponent(token)}`
  const copy = () =>
    void navigator.clipboard?.writeText(address).then(
      () => notify({ kind: 'ok', message: t(messages.copied) }),
      () => undefined,
    )
  return (
    <Card title={t(messages.code)}>
      <Stack gap={12}>
        <p className={css.text}>{t(messages.codeText)}</p>
        <div className={css.sheet}>
          <strong className={css.printed}>{store.name}</strong>
          <QrCode text={address} label={t(messages.codeName, { store: store.name })} className={css.code} />
          <span className={css.printed}>{t(messages.scan)}</span>
        </div>
        <Row>
          <Button icon="receipt" onClick={() => window.print()}>
            {t(messages.print)}
          </Button>
          <Button variant="quiet" icon="copy" onClick={copy}>
            {t(messages.copy)}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
