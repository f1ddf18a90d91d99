import { type ReactNode, useState } from 'react'
import type { TaxYear } from '@samspel/api'
import { setAsideOf, taxOffices } from '@samspel/api/tax'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, dayOf, useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { useQuery } from '@samspel/store'
import {
  Card,
  EmptyState,
  ErrorState,
  Icon,
  IconButton,
  Link,
  LinkButton,
  List,
  ListItem,
  Menu,
  Notice,
  Page,
  SectionHead,
  SkeletonDetail,
  TextButton,
} from '@samspel/ui'
import { common } from '../../components/messages'
import { readFailure } from '../../components/read-failure'
import { getTax } from '../../data'
import { Abroad } from './Abroad'
import { FTax } from './FTax'
import { messages } from './messages'
import { Payer } from './Payer'
import { Statement } from './Statement'
import css from './Tax.module.css'

const ShareSheet = lazyDialog(() =>
  import(/* webpackChunkName: "tax-share" */ './ShareSheet').then((module) => module.ShareSheet),
)

/** The estimate: a share of all that came in the year. */
function SetAside({ tax }: { tax: TaxYear }) {
  const t = useText()
  const f = useFormats()
  const [isChanging, setChanging] = useState(false)
  const { share, year, corrections } = tax
  const income = tax.fees + tax.goods + corrections
  return (
    <Card>
      <div className={css.label}>{t(messages.setAside)}</div>
      <div className={css.head}>
        <div className={css.sum}>{f.ore(setAsideOf(income, share))}</div>
        <TextButton
          className={css.share}
          aria-label={t(messages.changeShare, { share: String(share) })}
          onClick={() => setChanging(true)}
        >
          {t(messages.share, { share: String(share) })}
          <Icon name="chevron-down" size={16} />
        </TextButton>
      </div>
      <div className={css.label}>
        {t(messages.ofIncome, { money: f.ore(income), year: String(year) })}
        {corrections !== 0 && ` ${t(messages.corrected, { money: f.ore(corrections) })}`}
      </div>
      {isChanging && <ShareSheet share={share} income={income} onClose={() => setChanging(false)} />}
    </Card>
  )
}

function AllIncome({ limit }: { limit: number }) {
  const t = useText()
  const f = useFormats()
  const { name: office, url } = taxOffices.SE
  return (
    <Notice kind="info" title={t(messages.allIncome)}>
      <p>{t(messages.allIncomeText, { limit: f.money(limit) })}</p>
      <Link href={url} newTab>
        {t(messages.officeSays, { office })}
      </Link>
    </Notice>
  )
}

function Year({ tax }: { tax: TaxYear }) {
  const t = useText()
  const isSwedish = tax.country === 'SE'
  const year = String(tax.year)
  const isThisYear = tax.year === tax.years[0]
  const hasSome = tax.payers.length > 0 || tax.corrections !== 0
  return (
    <>
      {isSwedish ? <SetAside tax={tax} /> : <Abroad country={tax.country} />}
      {hasSome ? (
        <div className={css.payers}>
          <SectionHead title={t(messages.payers, { year })} />
          <Card padding="none" as="div">
            <ul>
              {tax.payers.map((payer) => (
                <Payer key={payer.id} {...{ payer, isThisYear, isSwedish }} limit={tax.limit} />
              ))}
            </ul>
          </Card>
        </div>
      ) : (
        <EmptyState
          title={t(messages.noneTitle, { year })}
          text={t(messages.noneText)}
          action={isThisYear && <LinkButton href="/marketplace">{t(common.discover)}</LinkButton>}
        />
      )}
      {isSwedish && <AllIncome limit={tax.limit} />}
      {hasSome && <Statement year={tax.year} />}
      {isSwedish && <FTax tax={tax} />}
      <List label={t(messages.selfBilling)}>
        <ListItem
          href="/wallet/self-billing"
          title={t(messages.selfBilling)}
          detail={t(isSwedish ? messages.selfBillingText : messages.selfBillingAbroad)}
        />
      </List>
    </>
  )
}

const yearIn = (asked: string | undefined): number =>
  asked && /^20[2-9]\d$/.test(asked) ? Number(asked) : Number(dayOf(Date.now()).slice(0, 4))

/** A creator's year, payer by payer: what came, who pays contributions, what to set aside and what to file (row G-06). */
export function TaxPage() {
  const t = useText()
  const [params, setParams] = useQueryParams()
  const year = yearIn(params.year)
  const { result, error, retry } = useQuery(getTax({ query: { year } }))
  const tax = result?.tax
  const title = t(messages.title, { year: String(year) })
  usePageTitle(title)
  const content = (): ReactNode => {
    if (tax) return <Year tax={tax} />
    return error ? (
      <ErrorState
        message={t(readFailure(error, messages.loadFailed))}
        retryLabel={t(commonMessages.retry)}
        onRetry={retry}
      />
    ) : (
      <SkeletonDetail label={t(common.loading)} />
    )
  }
  return (
    <Page
      headInBar
      title={title}
      titleAside={
        tax && (
          <Menu
            trigger={<IconButton icon="chevron-down" label={t(messages.chooseYear)} />}
            items={tax.years.map((each) => ({
              label: String(each),
              selected: each === year,
              onClick: () => setParams({ year: each === tax.years[0] ? '' : String(each) }),
            }))}
          />
        )
      }
      width="narrow"
      breadcrumbs={[{ label: t(common.wallet), href: '/wallet' }, { label: title }]}
      breadcrumbsLabel={t(commonMessages.youAreHere)}
    >
      {content()}
    </Page>
  )
}
