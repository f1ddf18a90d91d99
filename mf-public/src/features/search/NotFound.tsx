import type { Country } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { EmptyState, LinkButton, Row, Stack } from '@samspel/ui'
import { OfferList } from '../../components/OfferList'
import { useReadPages } from '../../data/api'
import { listPublicCampaigns } from '../../data/offers'
import { messages } from './messages'
import { Part } from './Part'

interface Props {
  words: string
  country: Country
}

const fewOffers = 3

/** Nothing fits: the newest offers instead. */
export function NotFound({ words, country }: Props) {
  const t = useText()
  const offers = useReadPages(
    () => listPublicCampaigns({ query: { countryFirst: country, perPage: fewOffers } }),
    ({ campaigns }) => campaigns,
  )
  return (
    <Stack gap={24}>
      <EmptyState
        title={t(messages.none, { words })}
        text={t(messages.noneText)}
        action={
          <Row gap={8} justify="center">
            <LinkButton href="/p/suggest-product">{t(messages.suggest)}</LinkButton>
            <LinkButton href="/p/marketplace/stores">{t(messages.map)}</LinkButton>
          </Row>
        }
      />
      {offers.items.length > 0 && (
        <Part title={t(messages.instead)}>
          <OfferList list={offers} label={t(messages.instead)} limit={fewOffers} below empty={null} />
        </Part>
      )}
    </Stack>
  )
}
