import type { ResponseOf } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { useText } from '@samspel/i18n'
import { Button, EmptyState, Link, LinkButton, Row, SkeletonList, Stack } from '@samspel/ui'
import { messages as shared } from '../../components/messages'
import type { Read } from '../../data/api'
import { useVisitorCountry } from '../../data/visitor-country'
import { useFound } from './data'
import { Found } from './Found'
import { FoundOffers } from './FoundOffers'
import { FoundStores } from './FoundStores'
import { messages } from './messages'

interface Props {
  words: string
  search: Read<ResponseOf<'searchPublic'>>
  /** Searches for other words instead. */
  onChoose: (words: string) => void
}

/** Search results: brands and towns, offers, stores; or that there are none, with a suggested spelling. */
export function Results({ words, search, onChoose }: Props) {
  const t = useText()
  const { offers, stores } = useFound(words, useVisitorCountry())
  const { brands = [], cities = [], near } = search.data ?? {}
  const found = stores.data?.stores ?? []
  if (search.status === 'loading') return <SkeletonList label={t(shared.loading)} rows={5} />
  if (search.status === 'error')
    return <ReadError what={t(messages.failed)} error={search.error} onRetry={search.retry} />
  const isSettled = offers.status !== 'loading' && stores.status !== 'loading'
  const isNothing = brands.length + cities.length + offers.items.length + found.length === 0
  if (isNothing && isSettled && offers.status !== 'error') {
    return (
      <EmptyState
        title={t(messages.none, { words })}
        text={near ? t(messages.meant) : t(messages.noneText)}
        action={
          <Row gap={8}>
            {near && (
              <Button variant="main" onClick={() => onChoose(near)}>
                {near}
              </Button>
            )}
            <LinkButton href="/p/marketplace/stores">{t(messages.map)}</LinkButton>
          </Row>
        }
      />
    )
  }
  return (
    <Stack gap={24}>
      <Found brands={brands} cities={cities} brandsTitle={messages.brands} citiesTitle={messages.cities} />
      <FoundOffers offers={offers} />
      <FoundStores stores={found} />
      <p>
        {t(messages.missing)} <Link href="/p/suggest-product">{t(messages.suggest)}</Link>
      </p>
    </Stack>
  )
}
