import type { CompanyWallet } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { Avatar, Button, Card, Chip, cx, Icon, List, ListItem, useIsMobile } from '@samspel/ui'
import { type Column, type Sort, Table } from '@samspel/ui/late'
import { useTopUp } from '../../components/top-up'
import { messages as topUpMessages } from '../../components/top-up/messages'
import css from './CompanyWallet.module.css'
import { CountUp } from './CountUp'
import { messages } from './messages'

type Brand = CompanyWallet['brands'][number]

const sums = ['balance', 'held', 'available', 'planned', 'lacking'] as const
type SortKey = (typeof sums)[number] | 'name'
const isSortKey = (key: string | undefined): key is SortKey => key === 'name' || sums.some((each) => each === key)

/** The sort of the address, `-held` for the largest first; without one the brands by name. */
export const sortOf = (text: string | undefined): Sort & { key: SortKey } => {
  const key = text?.replace(/^-/, '')
  return isSortKey(key) ? { key, direction: text?.startsWith('-') ? 'desc' : 'asc' } : { key: 'name', direction: 'asc' }
}

/** The brands in that order; equal ones by name. */
export const sorted = (brands: readonly Brand[], { key, direction }: Sort & { key: SortKey }): Brand[] => {
  const sign = direction === 'desc' ? -1 : 1
  return [...brands].sort((one, other) => {
    const byName = one.name.localeCompare(other.name, 'sv')
    return key === 'name' ? sign * byName : sign * (one[key] - other[key]) || byName
  })
}

function Covered({ brand: { planned, lacking } }: { brand: Brand }) {
  const t = useText()
  const f = useFormats()
  if (planned === 0) return <span className={css.quiet}>–</span>
  return lacking > 0 ? (
    <Chip tone="warn" icon="alert-triangle">
      {t(messages.lacking, { money: f.ore(lacking) })}
    </Chip>
  ) : (
    <Chip tone="ok" icon="check">
      {t(messages.covered)}
    </Chip>
  )
}

/** On phones a brand is two rows of words with what is free beside them. */
function PhoneBrands({ brands }: { brands: readonly Brand[] }) {
  const t = useText()
  const f = useFormats()
  return (
    <Card padding="none">
      <List card={false} label={t(messages.brands)} className={css.rows}>
        {brands.map((brand) => (
          <ListItem
            key={brand.brandId}
            href={`/wallet/${brand.accountId}`}
            picture={<Avatar name={brand.name} src={brand.logoUrl} shape="square" />}
            title={brand.name}
            detail={t(messages.heldOf, { money: f.ore(brand.held), count: brand.heldCampaigns })}
            aside={
              <b className={css.nowrap}>
                <CountUp accountId={brand.accountId} ore={brand.available} />
              </b>
            }
          >
            {brand.planned > 0 && <Covered brand={brand} />}
          </ListItem>
        ))}
      </List>
    </Card>
  )
}

/** Each brand's money; the foot sums what the table shows. */
export function BrandTable({ wallet, isBusy }: { wallet: CompanyWallet; isBusy: boolean }) {
  const t = useText()
  const f = useFormats()
  const [params, setParams] = useQueryParams()
  const sort = sortOf(params.sort)
  const isMobile = useIsMobile()
  const topUp = useTopUp()
  const { brands } = wallet
  const money = (ore: number) => (ore === 0 ? '–' : f.ore(ore))
  const columns: Column<Brand>[] = [
    {
      key: 'name',
      header: t(commonMessages.brand),
      sortKey: 'name',
      wrap: true,
      cell: ({ name, logoUrl }) => (
        <span className={css.who}>
          <Avatar name={name} src={logoUrl} shape="square" />
          {name}
        </span>
      ),
      footer: t(messages.brandCount, { count: brands.length }),
    },
    {
      key: 'balance',
      header: t(messages.balance),
      sortKey: 'balance',
      align: 'end',
      cell: ({ balance }) => f.ore(balance),
      footer: f.ore(wallet.balance),
    },
    {
      key: 'held',
      header: t(messages.held),
      sortKey: 'held',
      align: 'end',
      cell: ({ held, heldCampaigns }) => (
        <span className={css.stacked}>
          {money(held)}
          <span className={css.quiet}>{t(messages.campaigns, { count: heldCampaigns })}</span>
        </span>
      ),
      footer: f.ore(wallet.held),
    },
    {
      key: 'available',
      header: t(messages.available),
      sortKey: 'available',
      align: 'end',
      cell: ({ available, accountId }) => (
        <b>
          <CountUp accountId={accountId} ore={available} />
        </b>
      ),
      footer: f.ore(wallet.available),
    },
    {
      key: 'planned',
      header: t(messages.planned),
      sortKey: 'planned',
      align: 'end',
      cell: ({ planned, nextCampaign }) => (
        <span className={cx(css.stacked, css.planned)}>
          {money(planned)}
          <span className={css.quiet}>
            {nextCampaign
              ? [nextCampaign.name, nextCampaign.startAt && f.date(nextCampaign.startAt, 'short')]
                  .filter(Boolean)
                  .join(', ')
              : t(messages.nothingPlanned)}
          </span>
        </span>
      ),
      footer: f.ore(wallet.planned),
    },
    {
      key: 'lacking',
      header: t(messages.enough),
      sortKey: 'lacking',
      cell: (brand) => <Covered brand={brand} />,
      footer: '',
    },
    {
      key: 'topUp',
      header: t(topUpMessages.topUp),
      hideHeader: true,
      align: 'end',
      cell: ({ accountId, name, lacking }) => (
        <span className={css.deeds}>
          <Button
            size="sm"
            variant={lacking > 0 ? 'light' : 'quiet'}
            aria-label={t(topUpMessages.topUpOf, { brand: name })}
            onClick={() => topUp(accountId, lacking)}
          >
            {t(topUpMessages.topUp)}
          </Button>
          <Icon name="chevron-right" size={18} />
        </span>
      ),
      footer: '',
    },
  ]
  if (isMobile) return <PhoneBrands brands={sorted(brands, sort)} />
  const change = ({ key, direction }: Sort) => {
    // Of money the largest is asked for first.
    const isNew = key !== sort.key
    const isDown = isNew ? key !== 'name' : direction === 'desc'
    setParams({ sort: `${isDown ? '-' : ''}${key}` })
  }
  return (
    <Table
      caption={t(messages.brands)}
      columns={columns}
      rows={sorted(brands, sort)}
      rowKey={({ brandId }) => brandId}
      rowHref={({ accountId }) => `/wallet/${accountId}`}
      sort={sort}
      onSort={change}
      busy={isBusy}
    />
  )
}
