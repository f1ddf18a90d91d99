import { useState } from 'react'
import type { BookAccount, BookPurpose } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { Form, type Rule, SubmitButton, TextInput } from '@samspel/forms'
import { commonMessages, type Message, useFormats, useLocale, useText } from '@samspel/i18n'
import { useAppDispatch, useQuery } from '@samspel/store'
import { Button, Divider, Modal, notify, Row, SelectField, SkeletonText, Stack } from '@samspel/ui'
import { exportBooks, getBookAccounts, updateBookAccounts } from './actions'
import css from './Invoices.module.css'
import { messages } from './messages'
import { useFile } from './use-file'

const purposes: Record<BookPurpose, Message> = {
  wallet: messages.wallet,
  bank: messages.bank,
  creator_fees: messages.creator_fees,
  subscription: messages.subscription,
  vat: messages.inputVat,
  other: messages.other,
}

const fourDigits: Rule = (value) => (/^[1-9]\d{3}$/.test(String(value ?? '').trim()) ? undefined : messages.fourDigits)

/** The accounts that the file names; chosen once. */
function Accounts({ companyId, accounts }: { companyId: string; accounts: readonly BookAccount[] }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const values = Object.fromEntries(accounts.map(({ purpose, account }) => [purpose, account]))
  return (
    <Form<Record<string, string>>
      id={`book-accounts-${companyId}`}
      schema={Object.fromEntries(accounts.map(({ purpose }) => [purpose, fourDigits]))}
      guard={false}
      initialValues={values}
      onSubmit={async (typed) => {
        const bookAccounts = accounts.map(({ purpose }) => ({ purpose, account: (typed[purpose] ?? '').trim() }))
        const outcome = await dispatch(updateBookAccounts({ params: { id: companyId }, body: { bookAccounts } }))
        if (outcome.ok) notify({ kind: 'ok', message: t(messages.saved) })
        return outcome
      }}
    >
      <div className={css.accounts}>
        {accounts.map(({ purpose }) => (
          <TextInput key={purpose} name={purpose} label={purposes[purpose]} inputMode="numeric" autoComplete="off" />
        ))}
      </div>
      <Row justify="end">
        <SubmitButton label={messages.saveAccounts} variant="quiet" hideReason />
      </Row>
    </Form>
  )
}

const two = (month: number) => String(month).padStart(2, '0')
const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The file for the books: which months, in which form, and by which accounts. */
export function BooksDialog({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const t = useText()
  const f = useFormats()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const { saving, save } = useFile()
  const thisYear = new Date().getFullYear()
  const [year, setYear] = useState(thisYear)
  const [from, setFrom] = useState(1)
  const [to, setTo] = useState(12)
  const { result, error, retry } = useQuery(getBookAccounts({ params: { id: companyId } }))
  const isWrong = to < from
  const months = Array.from({ length: 12 }, (_, at) => at + 1).map((month) => ({
    value: String(month),
    label: f.date(`${year}-${two(month)}-01`, 'month'),
  }))
  const get = (format: 'sie' | 'csv') => {
    const period = { from: `${year}-${two(from)}-01`, to: `${year}-${two(to)}-${lastDay(year, to)}` }
    save(format, () => dispatch(exportBooks({ params: { id: companyId }, query: { ...period, format, locale } })))
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={t(messages.booksTitle)}
      closeLabel={t(commonMessages.close)}
      footer={
        <>
          <Button icon="download" loading={saving === 'csv'} disabled={isWrong} onClick={() => get('csv')}>
            {t(messages.csvFile)}
          </Button>
          <Button
            variant="main"
            icon="download"
            loading={saving === 'sie'}
            disabled={isWrong}
            onClick={() => get('sie')}
          >
            {t(messages.sieFile)}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <p className={css.small}>{t(messages.booksText)}</p>
        <SelectField
          label={t(messages.year)}
          value={String(year)}
          options={[0, 1, 2, 3, 4, 5, 6].map((ago) => ({
            value: String(thisYear - ago),
            label: String(thisYear - ago),
          }))}
          onChange={(value) => setYear(Number(value))}
        />
        <div className={css.accounts}>
          <SelectField
            label={t(messages.from)}
            value={String(from)}
            options={months}
            onChange={(value) => setFrom(Number(value))}
          />
          <SelectField
            label={t(messages.to)}
            value={String(to)}
            options={months}
            {...(isWrong && { error: t(messages.monthOrder) })}
            onChange={(value) => setTo(Number(value))}
          />
        </div>
        <Divider />
        <div>
          <h3 className={css.heading}>{t(messages.accounts)}</h3>
          <p className={css.small}>{t(messages.accountsText)}</p>
        </div>
        {error && !result && <ReadError what={t(messages.accountsFailed)} error={error} onRetry={retry} />}
        {!result && !error && <SkeletonText label={t(messages.loading)} lines={3} />}
        {result && <Accounts companyId={companyId} accounts={result.bookAccounts} />}
      </Stack>
    </Modal>
  )
}
