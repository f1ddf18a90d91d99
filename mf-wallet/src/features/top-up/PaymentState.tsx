import { type ReactNode, useState } from 'react'
import type { Payment } from '@samspel/api'
import { useIsLeaving } from '@samspel/federation/go-on'
import { commonMessages, type Message, useFormats, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { useAppDispatch, useQuery } from '@samspel/store'
import {
  Button,
  Card,
  cx,
  ErrorState,
  Icon,
  type IconName,
  LinkButton,
  notify,
  Row,
  SkeletonDetail,
  Stack,
} from '@samspel/ui'
import { common } from '../../components/messages'
import { paymentErrors } from '../../components/payment-errors'
import { TransferFacts } from '../../components/top-up/TransferFacts'
import { cancelPayment, checkPayment, getTopUpOptions, outside, startCheckout } from '../../data'
import { messages } from './messages'
import css from './Payment.module.css'

interface PartProps {
  icon: IconName
  tone: 'ok' | 'warn' | 'bad' | 'quiet'
  title: string
  text: string
  children?: ReactNode
}

function Part({ icon, tone, title, text, children }: PartProps) {
  return (
    <Card padding="roomy">
      <Stack gap={16}>
        <div className={css.head} role="status">
          <span className={cx(css.sign, css[tone])}>
            <Icon name={icon} />
          </span>
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        </div>
        {children && <Row gap={8}>{children}</Row>}
      </Stack>
    </Card>
  )
}

/** The calls that a page of an open payment makes, one at a time. */
const useDeeds = ({ id }: Payment) => {
  const t = useText()
  const dispatch = useAppDispatch()
  const isLeaving = useIsLeaving()
  const [busy, setBusy] = useState<'pay' | 'check' | 'cancel'>()
  const fail = (message: Message) => notify({ kind: 'bad', message: t(message) })
  const during = (name: 'pay' | 'check' | 'cancel', work: () => Promise<void>) => () => {
    setBusy(name)
    void work().finally(() => setBusy(undefined))
  }
  const pay = during('pay', async () => {
    const { ok, data, parsedError } = await dispatch(startCheckout({ params: { id }, errorMessages: paymentErrors }))
    if (ok && data && !isLeaving()) outside.goTo(data.url)
    else if (parsedError) fail(parsedError.message)
  })
  const check = during('check', async () => {
    const { ok, data, parsedError } = await dispatch(checkPayment({ params: { id }, errorMessages: paymentErrors }))
    if (ok && data?.payment.state === 'pending') notify({ kind: 'info', message: t(messages.stillWaiting) })
    else if (parsedError) fail(parsedError.message)
  })
  const cancel = during('cancel', async () => {
    const { ok, parsedError } = await dispatch(cancelPayment({ params: { id } }))
    if (!ok && parsedError) fail(parsedError.message)
  })
  return { busy, pay, check, cancel }
}

function Awaited({ payment }: { payment: Payment }) {
  const t = useText()
  const { busy, cancel } = useDeeds(payment)
  const { result, error, retry } = useQuery(getTopUpOptions())
  return (
    <Card padding="roomy" title={t(messages.transferTitle)}>
      <Stack gap={16}>
        {result ? (
          <TransferFacts payment={payment} options={result.topUp} />
        ) : error ? (
          <ErrorState message={t(messages.failed)} retryLabel={t(commonMessages.retry)} onRetry={retry} />
        ) : (
          <SkeletonDetail label={t(common.loading)} />
        )}
        <Row gap={8}>
          <LinkButton href="/wallet">{t(commonMessages.toWallet)}</LinkButton>
          <Button variant="quiet" loading={busy === 'cancel'} onClick={cancel}>
            {t(messages.cancel)}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}

function OpenCard({ payment }: { payment: Payment }) {
  const t = useText()
  const f = useFormats()
  const [{ from }] = useQueryParams()
  const { busy, pay, check, cancel } = useDeeds(payment)
  const facts = { money: f.ore(payment.amount), brand: payment.brandName }
  const giveUp = (
    <Button variant="quiet" loading={busy === 'cancel'} disabled={Boolean(busy)} onClick={cancel}>
      {t(messages.cancel)}
    </Button>
  )
  if (from === 'checkout' && payment.state === 'pending')
    return (
      <Part icon="hourglass" tone="warn" title={t(messages.waitingTitle)} text={t(messages.waitingText, facts)}>
        <Button icon="refresh" loading={busy === 'check'} disabled={Boolean(busy)} onClick={check}>
          {t(messages.check)}
        </Button>
        <LinkButton variant="quiet" href="/wallet">
          {t(commonMessages.toWallet)}
        </LinkButton>
      </Part>
    )
  const isRefused = payment.state === 'failed'
  return (
    <Part
      icon={isRefused ? 'alert-circle' : 'credit-card'}
      tone={isRefused ? 'bad' : 'warn'}
      title={t(isRefused ? messages.refusedTitle : messages.openTitle)}
      text={t(messages.openText, facts)}
    >
      <Button variant="main" loading={busy === 'pay'} disabled={Boolean(busy)} onClick={pay}>
        {t(isRefused ? commonMessages.retry : messages.goOn)}
      </Button>
      {giveUp}
    </Part>
  )
}

/** What has become of money that came: all of it is there, or some has gone back or may. */
const usePaid = ({ amount, reversals = [] }: Payment, allText: string) => {
  const t = useText()
  const f = useFormats()
  const gone = reversals.filter(({ state }) => state !== 'failed' && state !== 'won')
  const left = amount - gone.reduce((sum, each) => sum + each.amount, 0)
  const money = f.ore(amount)
  if (gone.length === 0)
    return { icon: 'circle-check', tone: 'ok', title: t(messages.paidTitle, { money }), text: allText } as const
  return {
    icon: 'arrow-back-up',
    tone: 'quiet',
    title: t(messages.paidBackTitle, { money }),
    text: left > 0 ? t(messages.paidBackText, { left: f.ore(left) }) : t(messages.allBackText),
  } as const
}

/** What a top-up has come to, for platform staff: nothing is theirs to do about it. */
function Told({ payment }: { payment: Payment }) {
  const { state, method, amount, brandName, accountId } = payment
  const t = useText()
  const f = useFormats()
  const told = t(messages.toldText, { money: f.ore(amount), brand: brandName })
  const paid = usePaid(payment, told)
  const titles: Record<Exclude<Payment['state'], 'paid'>, Message> = {
    cancelled: messages.cancelledTitle,
    expired: messages.expiredTitle,
    failed: messages.refusedTitle,
    processing: messages.processingTitle,
    created: messages.openTitle,
    pending: method === 'transfer' ? messages.transferTitle : messages.openTitle,
  }
  return (
    <Part
      {...(state === 'paid'
        ? paid
        : { icon: 'credit-card', tone: 'quiet', title: t(titles[state], { money: f.ore(amount) }), text: told })}
    >
      <LinkButton href={`/wallet/${accountId}`}>{t(messages.toAccount)}</LinkButton>
    </Part>
  )
}

/** What a top-up has come to, and what can be done about it. */
export function PaymentState({ payment, isOwn }: { payment: Payment; isOwn: boolean }) {
  const t = useText()
  const f = useFormats()
  const { state, method, amount, accountId, receiptId } = payment
  const paid = usePaid(payment, t(messages.paidText, { brand: payment.brandName }))
  if (!isOwn) return <Told payment={payment} />
  if (state === 'processing')
    return (
      <Part
        icon="hourglass"
        tone="warn"
        title={t(messages.processingTitle)}
        text={t(messages.processingText, { money: f.ore(amount), brand: payment.brandName })}
      >
        <LinkButton variant="main" href="/wallet">
          {t(commonMessages.toWallet)}
        </LinkButton>
      </Part>
    )
  if (state === 'paid')
    return (
      <Part {...paid}>
        <LinkButton variant="main" href={`/wallet?paid=${accountId}&ore=${amount}`}>
          {t(commonMessages.toWallet)}
        </LinkButton>
        {receiptId && <LinkButton href={`/wallet/${accountId}?receipt=${receiptId}`}>{t(messages.receipt)}</LinkButton>}
      </Part>
    )
  if (state === 'cancelled' || state === 'expired')
    return (
      <Part
        icon="circle-x"
        tone="quiet"
        title={t(state === 'cancelled' ? messages.cancelledTitle : messages.expiredTitle)}
        text={t(messages.closedText)}
      >
        <LinkButton variant="main" icon="plus" href={`/wallet?topUp=${accountId}&sum=${Math.ceil(amount / 100)}`}>
          {t(messages.restart)}
        </LinkButton>
        <LinkButton href="/wallet">{t(commonMessages.toWallet)}</LinkButton>
      </Part>
    )
  return method === 'transfer' ? <Awaited payment={payment} /> : <OpenCard payment={payment} />
}
