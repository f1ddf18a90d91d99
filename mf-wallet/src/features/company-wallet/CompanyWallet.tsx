import { useState } from 'react'
import type { CompanyWallet as Wallet } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { selectBrandId, useAppSelector, useQuery } from '@samspel/store'
import { Button, Card, EmptyState, ErrorState, Page, SkeletonTable, Stack, useIsMobile } from '@samspel/ui'
import { SplitBar } from '@samspel/ui/late'
import { common, planNames } from '../../components/messages'
import { readFailure } from '../../components/read-failure'
import { TopUp, useTopUp } from '../../components/top-up'
import { messages as topUpMessages } from '../../components/top-up/messages'
import { UnpaidFees } from '../../components/unpaid'
import { getWallet } from '../../data'
import { BrandTable } from './BrandTable'
import css from './CompanyWallet.module.css'
import { Gap } from './Gap'
import { Halves } from './Halves'
import { Latest } from './Latest'
import { messages } from './messages'
import { Months } from './Months'
import { Reservations } from './Reservations'

const ExportSheet = lazyDialog(() =>
  import(/* webpackChunkName: "wallet-export" */ './ExportSheet').then((module) => module.ExportSheet),
)

const MoveSheet = lazyDialog(() =>
  import(/* webpackChunkName: "wallet-move" */ './MoveSheet').then((module) => module.MoveSheet),
)

function Total({ wallet: { available, held, balance, heldCampaigns, plan } }: { wallet: Wallet }) {
  const t = useText()
  const f = useFormats()
  return (
    <Card>
      <div className={css.label}>{t(messages.available)}</div>
      <div className={css.sum}>{f.ore(available)}</div>
      <div className={css.bar}>
        <SplitBar parts={[available, held]} />
      </div>
      <dl className={css.parts}>
        <div>
          <dt>{t(messages.reservedFor, { count: heldCampaigns })}</dt>
          <dd>{f.ore(held)}</dd>
        </div>
        <div>
          <dt>{t(messages.total)}</dt>
          <dd>{f.ore(balance)}</dd>
        </div>
        {plan && plan.state !== 'ended' && (
          <div>
            <dt>
              {t(plan.endsOn ? messages.planEnds : messages.plan, {
                plan: t(planNames[plan.name]),
                date: f.date(plan.endsOn ?? plan.nextOn, 'short'),
              })}
            </dt>
            <dd>{t(messages.perBrand, { brands: plan.brands, money: f.ore(plan.monthlyFee) })}</dd>
          </div>
        )}
      </dl>
    </Card>
  )
}

/** The money of a company's brands: what is free, what is held until when, what is planned, and what happened (picture o). */
export function CompanyWallet() {
  const t = useText()
  const brandId = useAppSelector(selectBrandId)
  const { result, status, error, retry } = useQuery(getWallet({ query: brandId ? { brandId } : {} }))
  usePageTitle(t(messages.title))
  const wallet = result?.wallet
  const isMobile = useIsMobile()
  const topUp = useTopUp()
  const [isExporting, setExporting] = useState(false)
  const [isMoving, setMoving] = useState(false)
  if (!wallet)
    return (
      <Page title={t(messages.title)} isPlace>
        {error ? (
          <ErrorState message={t(readFailure(error))} retryLabel={t(commonMessages.retry)} onRetry={retry} />
        ) : (
          <SkeletonTable label={t(common.loading)} columns={5} />
        )}
      </Page>
    )
  if (wallet.brands.length === 0)
    return (
      <Page title={t(messages.title)} isPlace>
        <EmptyState title={t(messages.noneTitle)} text={t(messages.noneText)} />
      </Page>
    )
  const { gap, moreGaps, brands } = wallet
  // With a gap the strip has the one filled button; on phones the button at the foot is filled either way.
  const isFirst = !gap || isMobile
  const topUpButton = (
    <Button variant={isFirst ? 'main' : 'line'} icon="plus" onClick={() => topUp()}>
      {t(topUpMessages.topUp)}
    </Button>
  )
  const exportButton = (
    <>
      {brands.length > 1 && (
        <Button icon="repeat" onClick={() => setMoving(true)}>
          {t(messages.move)}
        </Button>
      )}
      <Button icon="download" onClick={() => setExporting(true)}>
        {t(messages.export)}
      </Button>
    </>
  )
  const isEmpty = brands.every(({ balance }) => balance === 0) && wallet.latest.length === 0
  const halves = {
    reserved: <Reservations wallet={wallet} />,
    latest: <Latest wallet={wallet} />,
  }
  return (
    <Page
      title={t(messages.title)}
      isPlace
      context={t(messages.brandCount, { count: brands.length })}
      actions={
        isFirst ? (
          exportButton
        ) : (
          <>
            {exportButton}
            {topUpButton}
          </>
        )
      }
      {...(isFirst && !isEmpty && { mainAction: topUpButton })}
    >
      <Stack gap={16}>
        {error && <ErrorState message={t(readFailure(error))} retryLabel={t(commonMessages.retry)} onRetry={retry} />}
        {wallet.plan && <UnpaidFees unpaid={wallet.plan.unpaid} />}
        {gap && <Gap gap={gap} moreGaps={moreGaps} />}
        {isEmpty && (
          <EmptyState
            title={t(messages.emptyTitle)}
            text={t(messages.emptyText)}
            action={
              <Button variant="main" icon="plus" onClick={() => topUp()}>
                {t(topUpMessages.topUp)}
              </Button>
            }
          />
        )}
        <div className={css.top}>
          <Total wallet={wallet} />
          <Months months={wallet.months} />
        </div>
        <div id="brands">
          <BrandTable wallet={wallet} isBusy={status === 'refreshing'} />
        </div>
        {isMobile ? (
          <Halves {...halves} />
        ) : (
          <div className={css.halves}>
            {halves.reserved}
            {halves.latest}
          </div>
        )}
      </Stack>
      <TopUp accounts={brands} />
      {isMoving && <MoveSheet accounts={brands} onClose={() => setMoving(false)} />}
      {isExporting && <ExportSheet accounts={brands} onClose={() => setExporting(false)} />}
    </Page>
  )
}
