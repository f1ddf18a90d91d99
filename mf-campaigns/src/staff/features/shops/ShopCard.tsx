import { useState } from 'react'
import type { Shop } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Card, Chip, ConfirmDialog, notify, Row, Stack } from '@samspel/ui'
import { Calls, outcomes } from './Calls'
import { deleteShop } from './calls'
import { Copyable } from './Copyable'
import { messages as m } from './messages'

const RenewDialog = lazyDialog(() =>
  import(/* webpackChunkName: "shop-dialogs" */ './ConnectDialog').then((module) => module.RenewDialog),
)

/** A connected shop: whether it has called, what it has told, and the ways to change its secret or end it. */
export function ShopCard({ shop, mayWrite }: { shop: Shop; mayWrite: boolean }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const [open, setOpen] = useState<'renew' | 'end'>()
  const [isLogOpen, setLogOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const { address, kind, lastCallAt, lastOutcome, callUrl } = shop
  const end = async () => {
    setBusy(true)
    const { ok, parsedError } = await dispatch(deleteShop({ params: { id: shop.id } }))
    setBusy(false)
    if (!ok) return notify({ kind: 'bad', message: parsedError ? t(parsedError.message) : '' })
    setOpen(undefined)
    notify({ kind: 'ok', message: t(m.ended, { address }) })
  }
  return (
    <Card title={address} detail={t(m[kind])} as="li">
      <Stack gap={12}>
        <Row gap={8}>
          <span>{lastCallAt === null ? t(m.never) : t(m.lastCall, { when: f.dateTime(lastCallAt) })}</span>
          {lastOutcome && <Chip tone={outcomes[lastOutcome][0]}>{t(outcomes[lastOutcome][1])}</Chip>}
        </Row>
        {mayWrite && <Copyable label={t(m.callUrl)} value={callUrl} />}
        <Row gap={8}>
          <Button aria-expanded={isLogOpen} onClick={() => setLogOpen(!isLogOpen)}>
            {t(isLogOpen ? m.hide : m.log)}
          </Button>
          {mayWrite && (
            <>
              <Button onClick={() => setOpen('renew')}>{t(m.renew)}</Button>
              <Button variant="quiet" onClick={() => setOpen('end')}>
                {t(m.end)}
              </Button>
            </>
          )}
        </Row>
        {isLogOpen && <Calls shop={shop} />}
      </Stack>
      {open === 'renew' && <RenewDialog shop={shop} onClose={() => setOpen(undefined)} />}
      <ConfirmDialog
        open={open === 'end'}
        danger
        loading={busy}
        title={t(m.endTitle, { address })}
        confirmLabel={t(m.end)}
        cancelLabel={t(commonMessages.cancel)}
        onConfirm={() => void end()}
        onCancel={() => setOpen(undefined)}
      >
        {t(m.endText)}
      </ConfirmDialog>
    </Card>
  )
}
