import { useEffect, useRef, useState } from 'react'
import { type Payment, type PaymentMethod, topUpLimits } from '@samspel/api'
import { useIsLeaving } from '@samspel/federation/go-on'
import { Form, RadioCards, required, Select, SubmitButton, useFormValues } from '@samspel/forms'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch, useQuery } from '@samspel/store'
import { Button, ErrorState, LinkButton, Notice, Sheet, SkeletonDetail, Stack } from '@samspel/ui'
import { createPayment, getTopUpOptions, outside, startCheckout } from '../../data'
import { common } from '../messages'
import { paymentErrors } from '../payment-errors'
import { SumField, toOre, useSumRules } from '../sums'
import { messages } from './messages'
import type { TopUpAccount } from './top-up-account'
import { TransferFacts } from './TransferFacts'

interface Values {
  accountId: string | null
  amount: number | null
  /** Null where there is no way to pay; then nothing can be sent. */
  method: PaymentMethod | null
}

interface TopUpSheetProps {
  accounts: readonly TopUpAccount[]
  accountId: string | undefined
  /** Kronor. */
  sum: number | undefined
  onClose: () => void
}

interface FieldsProps {
  accounts: readonly TopUpAccount[]
  hasCard: boolean
  hasTransfer: boolean
  /** The brand is known from the start: what is left to say is the sum. */
  isChosen: boolean
}

function Fields({ accounts, hasCard, hasTransfer, isChosen }: FieldsProps) {
  const t = useText()
  const f = useFormats()
  const { accountId, amount, method } = useFormValues<Values>()
  const account = accounts.find((each) => each.accountId === accountId)
  const missing =
    !hasCard && !hasTransfer
      ? messages.noWay
      : accountId == null
        ? messages.brandMissing
        : amount == null
          ? messages.amountMissing
          : undefined
  const ways = [
    ...(hasCard
      ? [{ value: 'card', label: t(messages.card), icon: 'credit-card' as const, details: [t(messages.cardText)] }]
      : []),
    ...(hasTransfer
      ? [
          {
            value: 'transfer',
            label: t(messages.transfer),
            icon: 'building-bank' as const,
            details: [t(messages.transferText)],
          },
        ]
      : []),
  ]
  return (
    <Stack>
      <Select
        name="accountId"
        label={commonMessages.brand}
        autoFocus={!isChosen}
        placeholder={t(messages.chooseBrand)}
        options={accounts.map(({ accountId: value, name }) => ({ value, label: name }))}
      />
      <SumField
        name="amount"
        label={messages.amount}
        autoFocus={isChosen}
        {...(account && { help: t(messages.amountHelp, { money: f.ore(account.available) }) })}
      />
      {hasCard !== hasTransfer && (
        <Notice kind="info">{t(hasCard ? messages.transferClosed : messages.cardClosed)}</Notice>
      )}
      {ways.length > 0 && <RadioCards name="method" min={200} label={messages.method} options={ways} />}
      <SubmitButton
        label={method === 'transfer' ? messages.toTransfer : messages.toCard}
        allowUnchanged
        size="lg"
        fullWidth
        {...(missing && { reason: missing })}
      />
    </Stack>
  )
}

/** Brand, sum and way to pay; a card is paid on the provider's page, a transfer by the facts that then stand here. */
export function TopUpSheet({ accounts, accountId, sum, onClose }: TopUpSheetProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const isLeaving = useIsLeaving()
  // Whoever has closed the sheet has called it off: the address of the page that shows it stays the same.
  const isClosed = useRef(false)
  useEffect(() => {
    isClosed.current = false
    return () => void (isClosed.current = true)
  }, [])
  const { result, error, retry } = useQuery(getTopUpOptions())
  const [awaited, setAwaited] = useState<Payment>()
  // One key for one top-up: a try that is repeated must not begin another.
  const attempt = useRef<{ of: string; idempotencyKey: string } | undefined>(undefined)
  const options = result?.topUp
  const chosenId = accountId ?? (accounts.length === 1 ? accounts[0]?.accountId : undefined)
  const rules = useSumRules()
  const schema = {
    accountId: [required],
    amount: [required, rules.least(topUpLimits.least), rules.most(topUpLimits.most)],
    method: [required],
  }

  const send = async ({ accountId: chosen, amount, method }: Values) => {
    const id = chosen ?? ''
    const payment = { method: method as PaymentMethod, amount: toOre(amount) }
    const of = JSON.stringify([id, payment])
    if (attempt.current?.of !== of) attempt.current = { of, idempotencyKey: crypto.randomUUID() }
    const begun = await dispatch(
      createPayment({ params: { id }, body: { payment }, idempotencyKey: attempt.current.idempotencyKey }),
    )
    if (!begun.ok || !begun.data) return begun
    if (method === 'transfer') {
      setAwaited(begun.data.payment)
      return begun
    }
    const opened = await dispatch(
      startCheckout({ params: { id: begun.data.payment.id }, errorMessages: paymentErrors }),
    )
    if (opened.ok && opened.data && !isClosed.current && !isLeaving()) outside.goTo(opened.data.url)
    return opened
  }

  if (awaited && options)
    return (
      <Sheet
        open
        onClose={onClose}
        title={t(messages.transfer)}
        footer={
          <Button variant="main" onClick={onClose}>
            {t(commonMessages.done)}
          </Button>
        }
      >
        <TransferFacts payment={awaited} options={options} />
      </Sheet>
    )
  return (
    <Sheet open onClose={onClose} title={t(messages.topUp)}>
      {options?.lacksPapers && (
        <Notice
          kind="warn"
          title={t(messages.papersMissing)}
          action={<LinkButton href="/company/papers">{t(messages.toPapers)}</LinkButton>}
        >
          {t(messages.papersMissingText)}
        </Notice>
      )}
      {options?.lacksPapers ? null : options ? (
        <Form
          id="createPayment"
          schema={schema}
          initialValues={{
            accountId: chosenId ?? null,
            amount: sum ?? null,
            method: options.card ? 'card' : options.bankgiro === null ? null : 'transfer',
          }}
          onSubmit={send}
          guard={false}
          draft={false}
        >
          <Fields
            accounts={accounts}
            hasCard={options.card}
            hasTransfer={options.bankgiro !== null}
            isChosen={chosenId !== undefined}
          />
        </Form>
      ) : error ? (
        <ErrorState message={t(messages.optionsFailed)} retryLabel={t(commonMessages.retry)} onRetry={retry} />
      ) : (
        <SkeletonDetail label={t(common.loading)} />
      )}
    </Sheet>
  )
}
