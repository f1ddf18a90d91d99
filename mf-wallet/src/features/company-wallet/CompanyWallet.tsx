import type { CompanyWallet as Wallet } from '@samspel/api'
import { useFormats, useLocale, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { selectBrandId, useAppSelector, useQuery } from '@samspel/store'
import { Card, EmptyState, ErrorState, LinkButton, Notice, Page, SkeletonTable, Stack } from '@samspel/ui'
import { ChartCard, SplitBar } from '@samspel/ui/late'
import { common } from '../../components/messages'
import { getWallet } from '../../data'
import { BrandTable } from './BrandTable'
import css from './CompanyWallet.module.css'
import { Latest } from './Latest'
import { messages } from './messages'
import { Reservations } from './Reservations'

function Gap({ gap, moreGaps }: { gap: NonNullable<Wallet['gap']>; moreGaps: number }) {
  const t = useText()
  const f = useFormats()
  const { brandName, campaign, available, lacking, accountId } = gap
  return (
    <Notice
      kind="warn"
      title={t(messages.gapTitle, { brand: brandName, campaign: campaign.name })}
      action={
        <LinkButton size="sm" href={`/wallet/${accountId}`}>
          {t(messages.toAccount)}
        </LinkButton>
      }
    >
      {t(messages.gapText, {
        date: campaign.startAt ? f.date(campaign.startAt) : '',
        needs: f.ore(campaign.needs),
        available: f.ore(available),
        lacking: f.ore(lacking),
      })}{' '}
      {moreGaps > 0 && t(messages.moreGaps, { count: moreGaps })}
    </Notice>
  )
}

function Total({ wallet: { available, held, balance, heldCampaigns } }: { wallet: Wallet }) {
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
      </dl>
    </Card>
  )
}

function Months({ months }: Pick<Wallet, 'months'>) {
  const t = useText()
  const f = useFormats()
  const locale = useLocale()
  const short = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  const nameOf = (month: string) => short.format(new Date(`${month}T00:00:00Z`)).replace('.', '')
  const last = months.at(-1)
  return (
    <ChartCard
      title={t(messages.perMonth)}
      switchLabels={{ group: t(messages.view), chart: t(messages.chart), table: t(messages.table) }}
      headers={{ label: t(messages.month), value: t(messages.spent) }}
      bars={months.map(({ month, amount }) => ({
        key: month,
        value: amount,
        label: nameOf(month),
        hint: `${f.date(month, 'month')}: ${f.ore(amount)}`,
      }))}
      format={(ore) => f.ore(ore)}
      height={150}
      sentence={t(messages.spentList, {
        list: months.map(({ month, amount }) => `${f.date(month, 'month')} ${f.ore(amount)}`).join('; '),
      })}
      {...(last && { today: { key: last.month, label: nameOf(last.month) } })}
    />
  )
}

/** The money of a company's brands: what is free, what is held until when, what is planned, and what happened (picture o). */
export function CompanyWallet() {
  const t = useText()
  const brandId = useAppSelector(selectBrandId)
  const { result, status, error, retry } = useQuery(getWallet({ query: brandId ? { brandId } : {} }))
  usePageTitle(t(messages.title))
  const wallet = result?.wallet
  if (!wallet)
    return (
      <Page title={t(messages.title)} isPlace>
        {error ? (
          <ErrorState message={t(error.message)} retryLabel={t(common.retry)} onRetry={retry} />
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
  return (
    <Page title={t(messages.title)} isPlace context={t(messages.brandCount, { count: wallet.brands.length })}>
      <Stack gap={16}>
        {error && <ErrorState message={t(error.message)} retryLabel={t(common.retry)} onRetry={retry} />}
        {wallet.gap && <Gap gap={wallet.gap} moreGaps={wallet.moreGaps} />}
        <div className={css.top}>
          <Total wallet={wallet} />
          <Months months={wallet.months} />
        </div>
        <BrandTable wallet={wallet} isBusy={status === 'refreshing'} />
        <div className={css.halves}>
          <Reservations wallet={wallet} />
          <Latest wallet={wallet} />
        </div>
      </Stack>
    </Page>
  )
}
