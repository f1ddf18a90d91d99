import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { Button, EmptyState, LinkButton, Page, Row, Stack, Tag } from '@samspel/ui'
import { LocationPicker } from '../../components/location/LocationPicker'
import type { Place } from '../../components/location/place'
import { useNear } from '../../components/location/use-near'
import { usePlace } from '../../components/location/use-place'
import { messages as shared } from '../../components/messages'
import { PickupList } from '../../components/pickup/PickupList'
import { useReadPages } from '../../data/api'
import { useChosenTown } from '../../data/chosen-town'
import { listStoreCampaigns } from '../../data/store-campaigns'
import { useVisitorCountry } from '../../data/visitor-country'
import { messages } from './messages'
import css from './StoreCampaignsPage.module.css'

function Nothing({ place, isNarrowed, onClear }: { place: Place; isNarrowed: boolean; onClear: () => void }) {
  const t = useText()
  if (place.country || isNarrowed)
    return (
      <EmptyState
        title={t(messages.nonePlace)}
        text={t(messages.nonePlaceText)}
        action={<Button onClick={onClear}>{t(messages.everywhere)}</Button>}
      />
    )
  return (
    <EmptyState
      title={t(messages.noneTitle)}
      text={t(messages.noneText)}
      action={<LinkButton href="/p/marketplace">{t(shared.toMarketplace)}</LinkButton>}
    />
  )
}

/** Ids in the address; anything that is not an id is dropped and never sent. */
const toId = (text: string | undefined) =>
  text && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text : undefined

/** What can be picked up, and where (S-28, S-29): each offer at its nearest or first store, or all stores of one offer. */
export function StoreCampaignsPage() {
  const t = useText()
  usePageTitle(t(messages.title))
  const [query, setQuery] = useQueryParams()
  const [campaignId, brandId] = [toId(query.campaignId), toId(query.brandId)]
  const isNarrowed = Boolean(campaignId ?? brandId)
  const [place, setPlace] = usePlace(!isNarrowed)
  const countryFirst = useVisitorCountry()
  const near = useNear()
  const chosenTown = useChosenTown()
  const town = !place.near && !place.city && near ? chosenTown?.name : undefined
  const list = useReadPages(
    (page) =>
      listStoreCampaigns({
        query: {
          page,
          ...place,
          near: place.near ?? (place.city ? undefined : near),
          // Whoever asks for the nearest gets them across a border too.
          ...(!place.country && !place.near && { countryFirst }),
          campaignId,
          brandId,
          ...(!campaignId && { oneEach: true }),
        },
      }),
    ({ storeCampaigns }) => storeCampaigns,
  )
  const [first] = list.items
  const widen = () => setQuery({ campaignId: '', brandId: '' })
  const clear = () => {
    setPlace({})
    setQuery({ campaignId: '', brandId: '', country: '', city: '' })
  }
  const narrowedTo = campaignId
    ? first
      ? t(messages.onlyCampaign, { name: first.campaign.name })
      : t(messages.oneCampaign)
    : first
      ? t(messages.onlyCampaign, { name: first.brandName })
      : t(messages.oneBrand)
  return (
    <Page
      title={t(messages.title)}
      breadcrumbs={[{ label: t(shared.marketplace), href: '/p/marketplace' }]}
      breadcrumbsLabel={t(shared.breadcrumbs)}
      context={
        list.status === 'success' && list.items.length > 0 ? (
          <>
            <span>{t(campaignId ? messages.countStores : messages.count, { count: list.totalCount })}</span>
            {town && <span>{t(messages.from, { town })}</span>}
          </>
        ) : (
          t(messages.context)
        )
      }
    >
      <Stack gap={12}>
        <div className={css.tools}>
          <LocationPicker value={place} onChange={setPlace} scope={{ campaignId, brandId }} />
          <LinkButton icon="map" href="/p/marketplace/stores" className={css.map}>
            {t(commonMessages.map)}
          </LinkButton>
        </div>
        {isNarrowed && (
          <Row>
            <Tag onRemove={widen} removeLabel={t(messages.removeFilter)}>
              {narrowedTo}
            </Tag>
          </Row>
        )}
      </Stack>
      <PickupList
        list={list}
        label={t(messages.title)}
        headingLevel={2}
        empty={<Nothing place={place} isNarrowed={isNarrowed} onClear={clear} />}
      />
    </Page>
  )
}
