import { alphabets, commonMessages, useLocale, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams, useTypedParam } from '@samspel/navigation'
import { selectArea, useAppSelector } from '@samspel/store'
import { Button, EmptyState, Page, SearchField, SegmentedControl } from '@samspel/ui'
import { CountryField } from '../../components/CountryField'
import { useReadPages } from '../../data/api'
import { listFollowedBrands, listPublicBrands } from '../../data/brands'
import { toCountry } from '../../data/offers'
import { BrandGrid } from './BrandGrid'
import css from './BrandsPage.module.css'
import { Letters } from './Letters'
import { messages } from './messages'

const perPage = 48
const longest = 200

function Followed({ onShowAll }: { onShowAll: () => void }) {
  const t = useText()
  const list = useReadPages(
    (page) => listFollowedBrands({ query: { page, perPage } }),
    ({ brands }) => brands,
  )
  return (
    <BrandGrid
      list={list}
      empty={
        <EmptyState
          title={t(messages.noneFollowed)}
          text={t(messages.noneFollowedText)}
          action={<Button onClick={onShowAll}>{t(messages.clear)}</Button>}
        />
      }
    />
  )
}

function All() {
  const t = useText()
  const [params, setParams] = useQueryParams()
  const [typed, type, words] = useTypedParam('q')
  const letters = alphabets[useLocale()]
  const country = toCountry(params.country)
  const letter = letters.find((one) => one === params.letter) ?? ''
  const query = words.slice(0, longest)
  const list = useReadPages(
    (page) =>
      listPublicBrands({
        query: { ...(query && { query }), ...(country && { country }), ...(letter && { letter }), page, perPage },
      }),
    ({ brands }) => brands,
  )
  const clear = () => {
    type('')
    setParams({ q: '', letter: '', country: '' })
  }
  const isNarrowed = Boolean(words || letter || country)
  return (
    <>
      <div className={css.tools}>
        <SearchField label={t(messages.search)} value={typed} onChange={type} />
        <CountryField hideLabel value={country} onChange={(next) => setParams({ country: next ?? '' })} />
      </div>
      <Letters value={letter} onChange={(next) => setParams({ letter: next })} />
      <BrandGrid
        list={list}
        empty={
          <EmptyState
            title={t(messages.none)}
            text={isNarrowed && t(messages.noneText)}
            action={isNarrowed && <Button onClick={clear}>{t(messages.clear)}</Button>}
          />
        }
      />
    </>
  )
}

/**
 * Every brand, filtered by name, first letter and country, with a creator's followed brands listed separately (S-31). The filters are in
 * the address.
 */
export function BrandsPage() {
  const t = useText()
  usePageTitle(t(commonMessages.brands))
  const [{ show }, setParams] = useQueryParams()
  const isCreator = useAppSelector(selectArea) === 'creator'
  const shown = isCreator && show === 'followed' ? 'followed' : 'all'
  const choose = (next: 'all' | 'followed') =>
    setParams({ show: next === 'all' ? '' : next, q: '', letter: '', country: '' })
  return (
    <Page title={t(commonMessages.brands)} context={t(messages.context)}>
      {isCreator && (
        <SegmentedControl
          label={t(commonMessages.show)}
          value={shown}
          onChange={choose}
          options={[
            { value: 'all', label: t(commonMessages.all) },
            { value: 'followed', label: t(messages.followed), icon: 'heart' },
          ]}
        />
      )}
      {shown === 'followed' ? <Followed onShowAll={() => choose('all')} /> : <All />}
    </Page>
  )
}
