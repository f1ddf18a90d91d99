import { useState } from 'react'
import type { InvoiceDetails } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, type Message, useFormats, useLocale, useText } from '@samspel/i18n'
import { useAppDispatch, useQuery } from '@samspel/store'
import { Button, Divider, Fact, Facts, Notice, Row, Sheet, SkeletonText, Stack } from '@samspel/ui'
import { creditInvoice, getInvoice, getInvoiceFile } from './actions'
import css from './Invoices.module.css'
import { InvoiceState } from './InvoiceState'
import { messages } from './messages'
import { useFile } from './use-file'

const CreditDialog = lazyDialog(() =>
  import(/* webpackChunkName: "credit" */ '../../../components/credit/CreditDialog').then(
    (module) => module.CreditDialog,
  ),
)
const PayDialog = lazyDialog(() =>
  import(/* webpackChunkName: "pay-invoice" */ './PayDialog').then((module) => module.PayDialog),
)

const sentences: Record<InvoiceDetails['vatRule'], Message | undefined> = {
  domestic: undefined,
  reverse_charge: messages.reverseCharge,
  outside: messages.outside,
  eu_without_number: messages.euWithoutNumber,
  // Of creators alone.
  not_registered: undefined,
}

function Party({ heading, party }: { heading: string; party: InvoiceDetails['seller'] }) {
  const t = useText()
  const { name, street, postalCode, town, organisationNumber, vatNumber } = party
  const lines = [
    name,
    street,
    [postalCode, town].filter(Boolean).join(' '),
    organisationNumber && `${t(messages.organisation)} ${organisationNumber}`,
    vatNumber && `${t(messages.vatNumber)} ${vatNumber}`,
  ].filter(Boolean)
  return (
    <div>
      <h3 className={css.heading}>{heading}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

function Lines({ invoice }: { invoice: InvoiceDetails }) {
  const t = useText()
  const f = useFormats()
  const { lines, net, vat, total, vatRate, payments, paid, kind, payable, state } = invoice
  const sentence = sentences[invoice.vatRule]
  const left = total - paid
  const isOwed = state === 'open' || state === 'overdue'
  const dayOf = ({ by, on, brand }: InvoiceDetails['payments'][number]) =>
    by === 'card' || brand === null
      ? t(messages.byCard, { date: f.date(on, 'long') })
      : t(messages.byAccount, { brand, date: f.date(on, 'long') })
  return (
    <>
      <div>
        <h3 className={css.heading}>{t(messages.lines)}</h3>
        <Stack gap={8}>
          {lines.map(({ title, net: sum }, at) => (
            <div key={at} className={css.line}>
              <span>{title}</span>
              <span>{f.ore(sum)}</span>
            </div>
          ))}
          <Divider />
          <div className={css.line}>
            <span>{t(messages.net)}</span>
            <span>{f.ore(net)}</span>
          </div>
          <div className={css.line}>
            <span>{t(messages.vatAt, { rate: vatRate })}</span>
            <span>{f.ore(vat)}</span>
          </div>
          <div className={css.line}>
            <strong>{t(messages.total)}</strong>
            <strong>{f.ore(total)}</strong>
          </div>
          {sentence && <p className={css.small}>{t(sentence)}</p>}
        </Stack>
      </div>
      <div>
        <h3 className={css.heading}>{t(messages.payment)}</h3>
        <Stack gap={8}>
          {payments.length === 0 && <p className={css.small}>{t(messages.notPaid)}</p>}
          {payments.map((payment, at) => (
            <div key={at} className={css.line}>
              <span>{dayOf(payment)}</span>
              <span>{f.ore(payment.amount)}</span>
            </div>
          ))}
          {kind === 'invoice' && left > 0 && (
            <div className={css.line}>
              <strong>{t(messages.toPay)}</strong>
              <strong>{f.ore(left)}</strong>
            </div>
          )}
          {isOwed && payable === 0 && <p className={css.small}>{t(messages.disputed)}</p>}
        </Stack>
      </div>
    </>
  )
}

function MailNotice({ invoice: { mail, buyer } }: { invoice: InvoiceDetails }) {
  const t = useText()
  if (mail === 'failed') return <Notice kind="warn">{t(messages.mailFailed)}</Notice>
  if (mail === 'none') return <p className={css.small}>{t(messages.mailNone)}</p>
  if (mail === 'waiting') return <p className={css.small}>{t(messages.mailWaiting)}</p>
  return <p className={css.small}>{t(messages.mailSent, { email: buyer.email ?? '' })}</p>
}

function Details({ invoice }: { invoice: InvoiceDetails }) {
  const t = useText()
  const f = useFormats()
  const { issuedOn, dueOn, reference, reason, credits, creditedBy, buyer } = invoice
  return (
    <Stack gap={16}>
      <Row gap={8}>
        <InvoiceState invoice={invoice} />
        {credits && <span className={css.quiet}>{t(messages.creditsOf, { number: credits.number })}</span>}
        {creditedBy.length > 0 && (
          <span className={css.quiet}>
            {t(messages.creditedBy, { numbers: creditedBy.map(({ number }) => number).join(', ') })}
          </span>
        )}
      </Row>
      <MailNotice invoice={invoice} />
      <Facts>
        <Fact label={t(messages.date)}>{f.date(issuedOn, 'long')}</Fact>
        <Fact label={t(messages.dueOn)}>{f.date(dueOn, 'long')}</Fact>
        <Fact label={t(messages.payReference)}>{reference}</Fact>
        {buyer.reference && <Fact label={t(messages.yourReference)}>{buyer.reference}</Fact>}
        {reason && <Fact label={t(messages.reason)}>{reason}</Fact>}
      </Facts>
      <div className={css.parties}>
        <Party heading={t(messages.seller)} party={invoice.seller} />
        <Party heading={t(messages.buyer)} party={buyer} />
      </div>
      <Lines invoice={invoice} />
    </Stack>
  )
}

interface Props {
  id: string
  /** Platform staff credit invoices. */
  mayCredit: boolean
  /** The company's own people pay them. */
  mayPay?: boolean
  onClose: () => void
  /** Something was credited or paid: the list is read anew. */
  onChanged: () => void
}

/** One invoice with its lines and what paid it. */
export function InvoiceSheet({ id, mayCredit, mayPay = false, onClose, onChanged }: Props) {
  const t = useText()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const { saving, save } = useFile()
  const f = useFormats()
  const [dialog, setDialog] = useState<'credit' | 'pay'>()
  const { result, error, retry } = useQuery(getInvoice({ params: { id }, query: { locale } }))
  const invoice = result?.invoice
  const title = invoice
    ? t(invoice.kind === 'credit' ? messages.credit : messages.invoice, { number: invoice.number })
    : ''
  const changed = () => {
    setDialog(undefined)
    retry()
    onChanged()
  }
  const file = (format: 'pdf' | 'ubl') =>
    save(format, () => dispatch(getInvoiceFile({ params: { id }, query: { format, locale } })), t(messages.ublMissing))
  return (
    <Sheet
      open
      onClose={onClose}
      title={title || t(messages.title)}
      closeLabel={t(commonMessages.close)}
      footer={
        <>
          {mayCredit && invoice && invoice.creditable > 0 && (
            <Button icon="arrow-back-up" onClick={() => setDialog('credit')}>
              {t(messages.makeCredit)}
            </Button>
          )}
          {mayPay && invoice && invoice.payable > 0 && (
            <Button variant="main" icon="wallet" onClick={() => setDialog('pay')}>
              {t(messages.payNow, { money: f.ore(invoice.payable) })}
            </Button>
          )}
          <Button icon="download" loading={saving === 'ubl'} disabled={!invoice} onClick={() => file('ubl')}>
            {t(messages.ubl)}
          </Button>
          <Button
            variant={mayPay && invoice && invoice.payable > 0 ? 'line' : 'main'}
            icon="file-text"
            loading={saving === 'pdf'}
            disabled={!invoice}
            onClick={() => file('pdf')}
          >
            {t(messages.pdf)}
          </Button>
        </>
      }
    >
      {error && !invoice && <ReadError what={t(messages.failed)} error={error} onRetry={retry} />}
      {!invoice && !error && <SkeletonText label={t(messages.loading)} lines={8} />}
      {invoice && <Details invoice={invoice} />}
      {dialog === 'credit' && invoice && (
        <CreditDialog
          invoice={invoice}
          text={t(messages.creditText, { brand: invoice.brand?.name ?? '' })}
          most={invoice.creditable}
          onCredit={({ reason, amount }) =>
            dispatch(creditInvoice({ params: { id }, body: { credit: { reason, ...(amount && { amount }) } } }))
          }
          onClose={() => setDialog(undefined)}
          onCredited={changed}
        />
      )}
      {dialog === 'pay' && invoice && (
        <PayDialog invoice={invoice} onClose={() => setDialog(undefined)} onPaid={changed} />
      )}
    </Sheet>
  )
}
