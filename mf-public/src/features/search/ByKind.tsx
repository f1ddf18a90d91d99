import type { ReactNode } from 'react'
import type { Brand, City } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { Link, Stack, TabPanel, Tabs } from '@samspel/ui'
import { type FoundOffers as Offers, type FoundStores as Stores, type Kind, kinds, mostOfEach } from './data'
import { FoundBrands, FoundCities } from './Found'
import { FoundOffers } from './FoundOffers'
import { FoundStores } from './FoundStores'
import { Marked } from './Marked'
import { messages } from './messages'
import css from './Search.module.css'

interface Props {
  words: string
  found: { offers: Offers; brands: readonly Brand[]; cities: readonly City[]; stores: Stores }
  counts: Record<Kind, number>
  total: number
}

/** How many of a kind stand beside the other kinds. */
const few: Record<Kind, number> = { offers: 4, brands: 5, cities: 5, stores: 6 }
const id = 'search'

/** What was found, with a tab for each kind that has any; the open tab is in the address. */
export function ByKind({ words, found, counts, total }: Props) {
  const t = useText()
  const f = useFormats()
  const [query, setQuery] = useQueryParams()
  const shown = kinds.filter((kind) => counts[kind] > 0)
  const tab = shown.find((kind) => kind === query.tab) ?? 'all'
  const open = (to: Kind | 'all') => setQuery({ tab: to === 'all' ? undefined : to })
  const isMore = (kind: Kind) => (kind === 'brands' || kind === 'cities') && counts[kind] >= mostOfEach
  const countOf = (kind: Kind) => f.number(counts[kind]) + (isMore(kind) ? '+' : '')
  const part = (kind: Kind) => ({
    title: t(messages[kind]),
    count: countOf(kind),
    limit: tab === 'all' ? few[kind] : undefined,
    mark: (text: string): ReactNode => <Marked text={text} words={words} />,
    onShowAll:
      tab === 'all' && counts[kind] > few[kind]
        ? () => {
            open(kind)
            // The button disappears, so the focus goes to the tab that is open now.
            document.getElementById(`${id}-tab-${kind}`)?.focus()
          }
        : undefined,
  })
  const parts: Record<Kind, ReactNode> = {
    offers: <FoundOffers offers={found.offers} {...part('offers')} />,
    brands: <FoundBrands brands={found.brands} {...part('brands')} />,
    cities: <FoundCities cities={found.cities} {...part('cities')} />,
    stores: <FoundStores stores={found.stores} {...part('stores')} />,
  }
  return (
    <Stack gap={24}>
      {total > 0 && (
        <Tabs
          id={id}
          label={t(messages.tabs)}
          value={tab}
          onChange={open}
          items={[
            { value: 'all', label: t(messages.all), count: f.number(total) + (shown.some(isMore) ? '+' : '') },
            ...shown.map((kind) => ({ value: kind, label: t(messages[kind]), count: countOf(kind) })),
          ]}
        />
      )}
      <TabPanel id={id} value={tab} current={tab}>
        {tab === 'all' ? (
          <Stack gap={24}>
            {parts.offers}
            <div className={css.columns}>
              {counts.brands + counts.cities > 0 && (
                <div className={css.found}>
                  {parts.brands}
                  {parts.cities}
                </div>
              )}
              {counts.stores > 0 && <div className={css.stores}>{parts.stores}</div>}
            </div>
          </Stack>
        ) : (
          parts[tab]
        )}
      </TabPanel>
      <p>
        {t(messages.missing)} <Link href="/p/suggest-product">{t(messages.suggest)}</Link>
      </p>
    </Stack>
  )
}
