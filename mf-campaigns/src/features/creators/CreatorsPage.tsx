import { countries, type Country } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { useEntities, usePagedList, usePageTitle, useQueryParams, useTypedParam } from '@samspel/store'
import { Button, EmptyState, Page, SearchField, SelectField, SkeletonTable } from '@samspel/ui'
import { countryNames } from '../../components/country-names'
import { LoadError, LoadMore } from '../../components/CreatorParts'
import { useCategories } from '../../components/use-categories'
import { creatorListKey, creatorLists } from '../../data'
import { CreatorTable } from './CreatorTable'
import css from './Creators.module.css'
import { messages } from './messages'

const toCountry = (value: string | undefined): Country | undefined => countries.find((country) => country === value)

/** All creators, by name, country and category; what is chosen stands in the address. */
export function CreatorsPage() {
  const t = useText()
  const f = useFormats()
  usePageTitle(t(messages.title))
  const [query, setQuery] = useQueryParams()
  const [typed, type, words] = useTypedParam('q')
  const country = toCountry(query.country)
  const categories = useCategories()
  const categoryId = query.category
  const list = usePagedList(creatorLists, creatorListKey({ query: words, country, categoryId }))
  const creators = useEntities('instagramers', list.ids)
  const isNarrowed = Boolean(words || country || categoryId)
  const isSettled = list.status !== 'loading' && list.status !== 'error'
  const reset = () => { type(''); setQuery({ q: '', country: '', category: '' }) }

  return (
    <Page title={t(messages.title)} {...(isSettled && { context: <span aria-live="polite">{t(messages.count, { n: list.totalCount, total: f.number(list.totalCount) })}</span> })}>
      <div className={css.tools}>
        <SearchField label={t(messages.search)} value={typed} onChange={type} />
        <SelectField<Country>
          label={t(messages.country)} hideLabel value={country ?? null} onChange={(chosen) => setQuery({ country: chosen })} clearable placeholder={t(messages.allCountries)}
          options={countries.map((value) => ({ value, label: t(countryNames[value]) }))}
        />
        <SelectField
          label={t(messages.category)} hideLabel value={categoryId ?? null} onChange={(chosen) => setQuery({ category: chosen })} clearable placeholder={t(messages.allCategories)}
          options={[...categories].map(([value, label]) => ({ value, label }))}
        />
      </div>
      {list.status === 'loading' && <SkeletonTable label={t(messages.loading)} rows={8} />}
      {list.status === 'error' && <LoadError error={list.error} onRetry={list.retry} />}
      {isSettled && creators.length === 0 && (isNarrowed
        ? <EmptyState title={t(messages.noHitsTitle)} text={t(messages.noHitsText)} action={<Button variant="light" onClick={reset}>{t(messages.reset)}</Button>} />
        : <EmptyState title={t(messages.emptyTitle)} text={t(messages.emptyText)} />)}
      {creators.length > 0 && list.status !== 'error' && <CreatorTable creators={creators} busy={list.status === 'refreshing'} />}
      <div className={css.more}><LoadMore list={list} /></div>
    </Page>
  )
}
