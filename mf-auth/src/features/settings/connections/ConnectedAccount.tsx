import { useState } from 'react'
import type { Instagramer } from '@samspel/api'
import { providerNames } from '@samspel/forms/sign-in-ways'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Card, Chip, ConfirmDialog, Icon, ListItem, notify, Stack } from '@samspel/ui'
import { disconnectAccount } from '../../../data/account-actions'
import css from './Connections.module.css'
import { messages } from './messages'
import { useConnectWays } from './use-connect-ways'

type Connected = NonNullable<Instagramer['connectedAccount']>

/** The connected account, or why one is needed. */
export function ConnectedAccount({ account, hasEnded }: { account: Connected | null; hasEnded: boolean }) {
  const t = useText()
  const ways = useConnectWays()
  if (account) return <Connected account={account} hasEnded={hasEnded} />
  const needsPage = !ways.includes('instagram')
  return (
    <Card title={t(messages.needed)}>
      <Stack gap={12}>
        <p>{t(needsPage ? messages.neededText : messages.neededTextNoPage)}</p>
        <ol className={css.needs}>
          <li>{t(messages.need1)}</li>
          {needsPage && <li>{t(messages.need2)}</li>}
          <li>{t(ways.length > 1 ? messages.need3Any : messages.need3, { provider: providerNames[ways[0]] })}</li>
        </ol>
      </Stack>
    </Card>
  )
}

function Connected({ account, hasEnded }: { account: Connected; hasEnded: boolean }) {
  const t = useText()
  const format = useFormats()
  const dispatch = useAppDispatch()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  const disconnect = async () => {
    setBusy(true)
    const { ok, parsedError } = await dispatch(disconnectAccount())
    setBusy(false)
    setAsking(false)
    notify(
      ok
        ? { kind: 'ok', message: t(messages.disconnected) }
        : { kind: 'bad', message: t(parsedError?.message ?? messages.disconnectFailed) },
    )
  }

  return (
    <Card title={t(messages.connected)}>
      <ul className={css.connected}>
        <ListItem
          picture={
            <span className={css.mark}>
              <Icon name="brand-instagram" size={22} />
            </span>
          }
          title={`@${account.username}`}
          detail={t(messages.connectedSince, { date: format.date(account.connectedAt, 'year') })}
          aside={
            <>
              <Chip tone={hasEnded ? 'warn' : 'ok'} icon={hasEnded ? 'alert-triangle' : 'check'}>
                {t(hasEnded ? messages.endedChip : messages.connectedChip)}
              </Chip>
            </>
          }
        />
      </ul>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t(messages.disconnect)}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t(messages.disconnectTitle, { username: account.username })}
        confirmLabel={t(messages.disconnect)}
        cancelLabel={t(commonMessages.cancel)}
        danger
        loading={busy}
        onConfirm={() => void disconnect()}
        onCancel={() => setAsking(false)}
      >
        {t(messages.disconnectText)}
      </ConfirmDialog>
    </Card>
  )
}
