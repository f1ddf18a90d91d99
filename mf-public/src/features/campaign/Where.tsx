import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, storeCount, useText } from '@samspel/i18n'
import { Card, Link, List, ListItem, SkeletonText, Stack } from '@samspel/ui'
import { useNear } from '../../components/location/use-near'
import { PickupState } from '../../components/pickup/PickupState'
import { WalkingTime } from '../../components/WalkingTime'
import { useRead } from '../../data/api'
import { listStoreCampaigns, pickupPath } from '../../data/store-campaigns'
import { useVisitorCountry } from '../../data/visitor-country'
import css from './CampaignPage.module.css'
import { messages } from './messages'
import { storesPath } from './stores-path'

const shown = 3

/** Where a pick-up offer is available: its first stores, and a link to all of them. */
export function Where({ campaignId }: { campaignId: string }) {
  const t = useText()
  const near = useNear()
  const countryFirst = useVisitorCountry()
  const read = useRead(listStoreCampaigns({ query: { campaignId, countryFirst, ...(near && { near }) } }), {
    keepPrevious: true,
  })
  if (read.status === 'error')
    return <ReadError what={t(commonMessages.storesFailed)} error={read.error} onRetry={read.retry} />
  if (!read.data)
    return (
      <Card title={t(messages.where)}>
        <SkeletonText label={t(commonMessages.loading)} />
      </Card>
    )
  const {
    storeCampaigns,
    meta: { totalCount },
  } = read.data
  if (totalCount === 0)
    return (
      <Card title={t(messages.where)}>
        <p className={css.quiet}>{t(messages.noStores)}</p>
      </Card>
    )
  return (
    <Card title={t(messages.where)} detail={t(storeCount, { count: totalCount })}>
      <Stack gap={8}>
        <List card={false} label={t(messages.where)}>
          {storeCampaigns.slice(0, shown).map((offer) => (
            <ListItem
              key={offer.id}
              href={pickupPath(offer.id)}
              title={offer.store.name}
              detail={`${offer.store.address}, ${offer.store.city}`}
            >
              <div className={css.state}>
                <PickupState offer={offer} />
                {offer.distance !== undefined && <WalkingTime metres={offer.distance} />}
              </div>
            </ListItem>
          ))}
        </List>
        <Link href={storesPath(campaignId)}>{t(messages.allStores, { count: totalCount })}</Link>
      </Stack>
    </Card>
  )
}
