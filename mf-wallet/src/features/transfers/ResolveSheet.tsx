import { useState } from 'react'
import type { BankTransfer } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { useAppDispatch, useEntities, usePagedList } from '@samspel/store'
import { Button, notify, SelectField, Sheet, Stack } from '@samspel/ui'
import { accountLists, settleBankTransfer } from '../../data'
import { messages } from './messages'

/** Whose money it is, or that it went back. */
export function ResolveSheet({ transfer, onClose }: { transfer: BankTransfer; onClose: () => void }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const list = usePagedList(accountLists, '')
  const accounts = useEntities('accounts', list.ids).filter(({ ownerType }) => ownerType === 'brand')
  const [accountId, setAccountId] = useState<string | null>(null)
  const [busy, setBusy] = useState<'book' | 'back'>()
  const settle = async (name: 'book' | 'back', to: string | null) => {
    setBusy(name)
    const { ok, parsedError } = await dispatch(
      settleBankTransfer({ params: { id: transfer.id }, body: { bankTransfer: { accountId: to } } }),
    )
    setBusy(undefined)
    if (ok) {
      notify({ kind: 'ok', message: t(messages.resolved) })
      onClose()
    } else if (parsedError) notify({ kind: 'bad', message: t(parsedError.message) })
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(messages.resolveOf, { money: f.ore(transfer.amount), sender: transfer.sender })}
    >
      <Stack>
        <SelectField
          label={t(messages.account)}
          value={accountId}
          options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setAccountId}
        />
        <Button
          variant="main"
          disabled={!accountId || Boolean(busy)}
          loading={busy === 'book'}
          onClick={() => void settle('book', accountId)}
        >
          {t(messages.bookHere)}
        </Button>
        <Button disabled={Boolean(busy)} loading={busy === 'back'} onClick={() => void settle('back', null)}>
          {t(messages.sendBack)}
        </Button>
      </Stack>
    </Sheet>
  )
}
