import type { Store } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Card, notify, TextButton } from '@samspel/ui'
import { QrCode } from '@samspel/ui/qr'
import css from './CounterCode.module.css'
import { messages } from './messages'

/** The counter's sign; its code contains the store's scanning address. */
export function CounterCode({
  store,
  token,
  onRenew,
}: {
  store: Store
  token: string
  /** Absent for users who may not. */
  onRenew: (() => void) | undefined
}) {
  const t = useText()
  const address = `${window.location.origin}/stores/qr/${encodeURIComponent(token)}`
  const copy = () =>
    void navigator.clipboard?.writeText(address).then(
      () => notify({ kind: 'ok', message: t(messages.copied) }),
      () => undefined,
    )
  return (
    <Card as="section" className={css.card}>
      <div className={css.sheet}>
        <QrCode text={address} label={t(messages.codeName, { store: store.name })} className={css.code} />
      </div>
      <div className={css.words}>
        <h2>{t(messages.code)}</h2>
        <p className={css.text}>{t(messages.codeText)}</p>
        <span className={css.acts}>
          {onRenew && <TextButton onClick={onRenew}>{t(messages.renew)}</TextButton>}
          <TextButton onClick={copy}>{t(messages.copy)}</TextButton>
        </span>
      </div>
    </Card>
  )
}
