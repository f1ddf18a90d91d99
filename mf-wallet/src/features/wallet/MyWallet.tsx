import { useRef, useState } from 'react'
import type { MoneyOnTheWay } from '@samspel/api'
import { lazyPart } from '@samspel/federation'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { useEntity, useQuery } from '@samspel/store'
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  IconButton,
  Link,
  LinkButton,
  Notice,
  Page,
  SectionHead,
  SkeletonDetail,
} from '@samspel/ui'
import { MeterField, SplitBar, Timeline } from '@samspel/ui/late'
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
  import(/* webpackChunkName: "payout-receipt" */ './PayoutReceipt').then((module) => module.PayoutReceipt),
)
const TaxCard = lazyPart(() => import(/* webpackChunkName: "tax" */ '../tax').then((module) => module.TaxCard))

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
    <IconButton icon="settings" label={t(messages.settings)} href="/settings" size="lg" className={css.settings} />
  )
  if (!result || !account) {
    return (
      <Page title={t(messages.title)} titleAside={settings} width="narrow" className={css.page}>
        {error ? (
          <ErrorState message={t(readFailure(error))} retryLabel={t(common.retry)} onRetry={retry} />
        ) : (
          <SkeletonDetail label={t(common.loading)} />
        )}
      </Page>
    )
  }

  const { waiting, productMeter } = result.summary
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
      {error && <ErrorState message={t(readFailure(error))} retryLabel={t(common.retry)} onRetry={retry} />}
      {(result.details?.isAccountValid === false || result.details?.isPersonalIdValid === false) && (
        <Notice
          kind="warn"
          title={t(result.details.isAccountValid === false ? messages.accountWrong : messages.personalIdWrong)}
          action={
            <LinkButton size="sm" href="/settings">
              {t(messages.correct)}
            </LinkButton>
          }
        >
          {t(messages.wrongText)}
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
            {waiting > 0 ? t(messages.waits, { money: f.ore(waiting) }) : t(messages.nothingWaits)}
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
            action={<LinkButton href="/marketplace">{t(messages.discover)}</LinkButton>}
          />
        )}
      </div>
      {productMeter && (
        <Card>
          <MeterField
            label={t(messages.products)}
            value={productMeter.value / productMeter.limit}
            tone={productMeter.value > productMeter.limit ? 'warn' : 'primary'}
            of={{
              value: '',
              total: t(messages.taxFree, { value: f.number(productMeter.value), limit: f.money(productMeter.limit) }),
            }}
          />
        </Card>
      )}
      {productMeter && <TaxCard />}
      {isTakingOut && <PayoutSheet account={account} attempt={attempt} onClose={() => setTakingOut(false)} />}
      {params.receipt && <PayoutReceipt id={params.receipt} onClose={() => setParams({ receipt: '' })} />}
    </Page>
  )
}
