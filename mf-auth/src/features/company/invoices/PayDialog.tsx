import { useRef } from 'react'
import type { Account, InvoiceDetails } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { Form, required, Select, SubmitButton } from '@samspel/forms'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch, useEntities, useQuery } from '@samspel/store'
import { Button, LinkButton, Modal, notify, Row, SkeletonText, Stack } from '@samspel/ui'
import { listOwnAccounts, payInvoice } from './actions'
import { messages } from './messages'

const none: readonly string[] = []

interface PayDialogProps {
  invoice: InvoiceDetails
  onClose: () => void
  onPaid: () => void
}

/** Which account pays: those with enough, that of the invoice's own brand first. */
const payers = (accounts: readonly Account[], { payable, brand }: InvoiceDetails): Account[] =>
  accounts
    .filter(({ availableBalance }) => availableBalance >= payable)
    .sort((one, other) => Number(other.brandId === brand?.id) - Number(one.brandId === brand?.id))

function PayForm({ invoice, accounts, onClose, onPaid }: PayDialogProps & { accounts: readonly Account[] }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const attempt = useRef<{ of: string; idempotencyKey: string } | undefined>(undefined)
  const { id, number, payable } = invoice
  return (
    <Form<{ accountId: string }>
      id={`pay-${id}`}
      schema={{ accountId: required }}
      initialValues={{ accountId: accounts[0]?.id ?? '' }}
      guard={false}
      onSubmit={async ({ accountId }) => {
        // A second press after an answer that never came pays nothing twice.
        if (attempt.current?.of !== accountId) attempt.current = { of: accountId, idempotencyKey: crypto.randomUUID() }
        const { idempotencyKey } = attempt.current
        const outcome = await dispatch(payInvoice({ params: { id }, body: { payment: { accountId } }, idempotencyKey }))
        if (outcome.ok) {
          notify({ kind: 'ok', message: t(messages.wasPaid, { number }) })
          onPaid()
        }
        return outcome
      }}
    >
      <Stack gap={16}>
        <p>{t(messages.payText, { money: f.ore(payable) })}</p>
        <Select
          name="accountId"
          label={messages.payFrom}
          options={accounts.map(({ id: value, name, availableBalance }) => ({
            value,
            label: t(messages.accountWith, { brand: name, money: f.ore(availableBalance) }),
          }))}
        />
        <Row justify="end">
          <Button variant="quiet" onClick={onClose}>
            {t(commonMessages.cancel)}
          </Button>
          <SubmitButton label={messages.pay} allowUnchanged hideReason />
        </Row>
      </Stack>
    </Form>
  )
}

/** A company pays what is owed of an invoice from the account of one of its brands. */
export function PayDialog({ invoice, onClose, onPaid }: PayDialogProps) {
  const t = useText()
  const f = useFormats()
  const { result, error, retry } = useQuery(listOwnAccounts({ query: { perPage: 100 } }))
  const accounts = payers(useEntities('accounts', result?.accounts ?? none), invoice)
  const content = () => {
    if (!result)
      return error ? (
        <ReadError what={t(messages.accountsToPayFailed)} error={error} onRetry={retry} />
      ) : (
        <SkeletonText label={t(messages.loading)} lines={3} />
      )
    if (accounts.length > 0) return <PayForm {...{ invoice, accounts, onClose, onPaid }} />
    return (
      <Stack gap={16}>
        <p>{t(messages.tooLittle, { money: f.ore(invoice.payable) })}</p>
        <Row justify="end">
          <LinkButton variant="main" href="/wallet">
            {t(messages.toWallet)}
          </LinkButton>
        </Row>
      </Stack>
    )
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={t(messages.payTitle, { number: invoice.number })}
      closeLabel={t(commonMessages.close)}
      size="sm"
    >
      {content()}
    </Modal>
  )
}
