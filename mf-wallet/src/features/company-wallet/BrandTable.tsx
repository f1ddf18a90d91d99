import type { CompanyWallet } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { Avatar, Card, List, ListItem, useIsMobile } from '@samspel/ui'
import { type Sort, Table } from '@samspel/ui/late'
import css from './CompanyWallet.module.css'
import { CountUp } from './CountUp'
import { Covered } from './Covered'
import { messages } from './messages'
import { useColumns } from './use-columns'

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
  const [params, setParams] = useQueryParams()
  const sort = sortOf(params.sort)
  const isMobile = useIsMobile()
  const { brands } = wallet
  const columns = useColumns(wallet)
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
