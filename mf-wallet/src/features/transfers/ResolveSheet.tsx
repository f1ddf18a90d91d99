import { useState } from 'react'
import type { BankTransfer } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { useSettled } from '@samspel/navigation/settled'
import { useAppDispatch, useEntities, usePagedList, useQuery } from '@samspel/store'
import { Button, notify, SearchSelectField, Sheet, Stack } from '@samspel/ui'
import { inFours } from '../../components/ledger/line-words'
import { common } from '../../components/messages'
import { accountListKey, accountLists, listAwaitedTransfers, settleBankTransfer } from '../../data'
import { messages } from './messages'

interface Choice {
  paymentId: string | null
  accountId: string | null
}
const nobody: Choice = { paymentId: null, accountId: null }
type Option = { value: string; label: string }

/** What is chosen stays among the options when others are searched for. */
const withChosen = (options: readonly Option[], chosen: Option | undefined): readonly Option[] =>
  chosen && !options.some(({ value }) => value === chosen.value) ? [chosen, ...options] : options

/** Whose money it is: of an announced transfer, or of a brand otherwise; or that it went back. */
export function ResolveSheet({ transfer, onClose }: { transfer: BankTransfer; onClose: () => void }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const [words, setWords] = useState('')
  const [brandWords, setBrandWords] = useState('')
  const query = useSettled(words.trim())
  const awaited = useQuery(listAwaitedTransfers({ query: { ...(query && { query }) } }))
  const list = usePagedList(accountLists, accountListKey('', useSettled(brandWords.trim())))
  const accounts = useEntities('accounts', list.ids).filter(({ ownerType }) => ownerType === 'brand')
  const [choice, setChoice] = useState(nobody)
  const [chosen, setChosen] = useState<Option>()
  const transfers = (awaited.result?.payments ?? []).map(({ id, reference, brandName, amount }) => ({
    value: id,
    label: `${brandName} · ${inFours(reference ?? '')} · ${f.ore(amount)}`,
  }))
  const brands = accounts.map(({ id, name }) => ({ value: id, label: name }))
  const choose = (to: Choice, options: readonly Option[]) => {
    setChoice(to)
    setChosen(options.find(({ value }) => value === (to.paymentId ?? to.accountId)))
  }
  const [busy, setBusy] = useState<'book' | 'back'>()
  const settle = async (name: 'book' | 'back', to: Choice) => {
    setBusy(name)
    const { ok, parsedError } = await dispatch(
      settleBankTransfer({
        params: { id: transfer.id },
        body: { bankTransfer: to },
        errorMessages: {
          already_decided: messages.alreadyDecided,
          second_person_needed: messages.needsColleague,
        },
      }),
    )
    setBusy(undefined)
    if (ok) {
      notify({ kind: 'ok', message: t(messages.resolved) })
      onClose()
    } else if (parsedError) notify({ kind: 'bad', message: t(parsedError.message) })
  }
  const isChosen = choice.paymentId !== null || choice.accountId !== null
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(messages.resolveOf, { money: f.ore(transfer.amount), sender: transfer.sender || t(messages.unnamed) })}
    >
      <Stack>
        <SearchSelectField
          label={t(messages.awaitedTransfer)}
          value={choice.paymentId}
          options={withChosen(transfers, choice.paymentId ? chosen : undefined)}
          onChange={(paymentId) => choose({ ...nobody, paymentId }, transfers)}
          onSearch={setWords}
          emptyText={t(awaited.result ? messages.noneFound : common.loading)}
          clearable
        />
        <SearchSelectField
          label={t(messages.account)}
          value={choice.accountId}
          options={withChosen(brands, choice.accountId ? chosen : undefined)}
          onChange={(accountId) => choose({ ...nobody, accountId }, brands)}
          onSearch={setBrandWords}
          emptyText={t(list.status === 'loading' ? common.loading : messages.noBrand)}
          clearable
        />
        <Button
          variant="main"
          disabled={!isChosen || Boolean(busy)}
          loading={busy === 'book'}
          onClick={() => void settle('book', choice)}
        >
          {t(messages.bookHere)}
        </Button>
        <Button disabled={Boolean(busy)} loading={busy === 'back'} onClick={() => void settle('back', nobody)}>
          {t(messages.sendBack)}
        </Button>
      </Stack>
    </Sheet>
  )
}
