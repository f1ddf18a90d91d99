import type { Campaign } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Link, SectionHead, Stack } from '@samspel/ui'
import { OfferList } from '../../components/OfferList'
import { useOffers } from '../../data/offers'
import css from './CampaignPage.module.css'
import { messages } from './messages'

const shown = 4

/** Other open offers of the brand; renders nothing when there are none or they cannot be loaded. */
export function BrandMore({ campaign: { id, brandId, brandName } }: { campaign: Campaign }) {
  const t = useText()
  const list = useOffers({ brandId })
  const items = list.items.filter((offer) => offer.id !== id)
  if (items.length === 0) return null
  const title = t(messages.brandMore, { brand: brandName })
  return (
    <Stack as="section" gap={12} className={css.more}>
      <SectionHead title={title} aside={<Link href={`/p/brands/${brandId}`}>{t(messages.toBrand)}</Link>} />
      <OfferList list={{ ...list, items }} label={title} phone="strip" limit={shown} hideBrand below empty={null} />
    </Stack>
  )
}
