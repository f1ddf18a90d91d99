import { useRef, useState } from 'react'
import { type MoneyOnTheWay, releaseHours, type ResponseOf } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { useEntity, useQuery } from '@samspel/store'
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Icon,
  IconButton,
  Link,
  LinkButton,
  List,
  ListItem,
  Notice,
  Page,
  SectionHead,
  SkeletonDetail,
} from '@samspel/ui'
import { SplitBar, Timeline } from '@samspel/ui/late'
import { common } from '../../components/messages'
import { readFailure } from '../../components/read-failure'
import { getMyAccount } from '../../data'
import { messages } from './messages'
import type { PayoutAttempt } from './PayoutSheet'
import { useEvents } from './use-events'
import { useRelease } from './use-release'
import css from './Wallet.module.css'

const PayoutSheet = lazyDialog(() =>
  import(/* webpackChunkName: "payout" */ './PayoutSheet').then((module) => module.PayoutSheet),
)

const PayoutReceipt = lazyDialog(() =>
  import(/* webpackChunkName: "payout-receipt" */ '../../components/payout-receipt').then(
    (module) => module.PayoutReceipt,
  ),
)

/** What would stop a payout, in words that say no more than is known. */
const faultIn = (details: ResponseOf<'getMyAccount'>['details'] | undefined) => {
  const fault = details?.accountFault
  if (fault === 'unknown_bank') return { title: messages.bankUnknown, text: messages.unknown_bank }
  if (fault) return { title: messages.accountWrong, text: messages[fault] }
  return details?.isPersonalIdValid === false
    ? { title: messages.personalIdWrong, text: messages.personalIdText }
    : undefined
}

const none: readonly MoneyOnTheWay[] = []

/** The creator's wallet: what can be taken out, what is on its way. */
export function MyWallet() {
  const t = useText()
  const f = useFormats()
  const { result, error, retry } = useQuery(getMyAccount())
  const account = useEntity('accounts', result?.account ?? '')
  const [isTakingOut, setTakingOut] = useState(false)
  const attempt = useRef<PayoutAttempt | undefined>(undefined)
  const events = useEvents()
  const [params, setParams] = useQueryParams()
  const onTheWay = result?.onTheWay ?? none
  useRelease(onTheWay, retry)
  usePageTitle(t(messages.title))

  const settings = (
    <IconButton
      icon="settings"
      label={t(commonMessages.settings)}
      href="/settings"
      size="lg"
      className={css.settings}
    />
  )
  if (!result || !account) {
    return (
      <Page title={t(messages.title)} titleAside={settings} width="narrow" className={css.page}>
        {error ? (
          <ErrorState message={t(readFailure(error))} retryLabel={t(commonMessages.retry)} onRetry={retry} />
        ) : (
          <SkeletonDetail label={t(common.loading)} />
        )}
      </Page>
    )
  }

  const { waiting, tax } = result.summary
  const fault = faultIn(result.details)
  const { availableBalance: available, balance } = account
  const takeOut = () => {
    // The balance has moved since: the screen shows what became of that try, and this one is new.
    if (attempt.current?.balance !== balance) attempt.current = undefined
    setTakingOut(true)
  }
  return (
    <Page
      title={t(messages.title)}
      titleAside={settings}
      width="narrow"
      className={css.page}
      mainAction={
        available > 0 && (
          <Button variant="main" onClick={takeOut}>
            {t(messages.takeOut, { money: f.ore(available) })}
          </Button>
        )
      }
    >
      {error && <ErrorState message={t(readFailure(error))} retryLabel={t(commonMessages.retry)} onRetry={retry} />}
      {fault && (
        <Notice
          kind="warn"
          title={t(fault.title)}
          action={
            <LinkButton size="sm" href="/settings">
              {t(messages.correct)}
            </LinkButton>
          }
        >
          {t(fault.text)}
        </Notice>
      )}
      <Card className={css.balance}>
        <div className={css.label}>{t(messages.availableNow)}</div>
        <div className={css.sum}>{f.ore(available)}</div>
        <div className={css.bar}>
          <SplitBar parts={[available, waiting]} />
        </div>
        <div className={css.foot}>
          <span className={css.label}>
            {waiting > 0 ? t(messages.waits, { money: f.ore(waiting), hours: releaseHours }) : t(messages.nothingWaits)}
          </span>
          <span>
            <span className={css.label}>{t(messages.balance)}</span> <b>{f.ore(balance)}</b>
          </span>
        </div>
      </Card>
      <div className={css.steps}>
        <SectionHead title={t(messages.onTheWay)} aside={<Link href="/wallet/transactions">{t(messages.all)}</Link>} />
        {onTheWay.length > 0 ? (
          <Timeline className={css.events} label={t(messages.onTheWay)} events={events(onTheWay)} />
        ) : (
          <EmptyState
            title={t(messages.noneTitle)}
            text={t(messages.noneText)}
            action={<LinkButton href="/marketplace">{t(common.discover)}</LinkButton>}
          />
        )}
      </div>
      <List label={t(messages.tax, { year: String(tax.year) })}>
        <ListItem
          picture={<Icon name="receipt-tax" size={20} />}
          title={t(messages.tax, { year: String(tax.year) })}
          detail={tax.setAside === null ? t(messages.taxAbroad) : t(messages.setAside, { money: f.ore(tax.setAside) })}
          href="/wallet/tax"
        />
      </List>
      {isTakingOut && <PayoutSheet account={account} attempt={attempt} onClose={() => setTakingOut(false)} />}
      {params.receipt && <PayoutReceipt id={params.receipt} onClose={() => setParams({ receipt: '' })} />}
    </Page>
  )
}
