import { type MouseEvent, useEffect, useState } from 'react'
import { useGoOn } from '@samspel/federation/go-on'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle, useTypedParam } from '@samspel/navigation'
import { LinkButton, Page, SearchField } from '@samspel/ui'
import { cityMapPath } from '../../components/city-map'
import { TownButton } from '../../components/location/TownButton'
import { StaleNotice } from '../../components/StaleNotice'
import { useRead } from '../../data/api'
import { searchPublic } from '../../data/brands'
import { messages } from './messages'
import { Popular } from './Popular'
import { Results } from './Results'
import css from './Search.module.css'
import { useArrowKeys } from './use-arrow-keys'

const longest = 200

/** Searches brands and towns, and offers and stores, while typing; the words and the open tab are in the address (S-31). */
export function SearchPage() {
  const t = useText()
  usePageTitle(t(commonMessages.search))
  const { area, onKeyDown } = useArrowKeys()
  const [typed, type, address] = useTypedParam('q')
  const words = address.trim().slice(0, longest)
  const search = useRead(words ? searchPublic({ query: { query: words } }) : undefined, { keepPrevious: true })
  const { brands = [], cities = [] } = (words ? search.data : undefined) ?? {}
  // Enter opens the first brand, or else town, for exactly these words, as soon as it is known.
  const [entered, enter] = useState<string>()
  const isFresh = words !== '' && entered === words && search.status === 'success' && !search.isFetching
  const first = brands[0] ? `/p/brands/${brands[0].id}` : cities[0] && cityMapPath(cities[0])
  useGoOn((isFresh && first) || undefined, { push: true })
  useEffect(() => {
    if (isFresh) enter(undefined)
  }, [isFresh])
  const write = (text: string) => {
    enter(undefined)
    type(text)
  }
  // A pending update of the address would cancel navigation to the clicked page, so write it first.
  const settle = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) write(address)
  }
  const results = () => {
    if (!words) return <Popular />
    return <Results words={words} search={search} />
  }
  return (
    <Page title={t(commonMessages.search)} context={t(messages.context)}>
      <div ref={area} className={css.area} onKeyDown={onKeyDown} onClickCapture={settle}>
        <div className={css.bar}>
          <SearchField
            label={t(messages.field)}
            value={typed}
            onChange={write}
            onSubmit={(text) => enter(text.trim().slice(0, longest))}
            autoFocus
            className={css.field}
          />
          <TownButton className={css.town} />
          <LinkButton href="/p/marketplace/stores" icon="map">
            {t(messages.findStore)}
          </LinkButton>
        </div>
        {words && search.status === 'success' && <StaleNotice read={search} />}
        {results()}
      </div>
    </Page>
  )
}
