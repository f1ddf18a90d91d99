import type { Country } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { messages as shared } from '../../components/messages'
import { OfferList } from '../../components/OfferList'
import { StaleNotice } from '../../components/StaleNotice'
import { useKeptScroll } from '../../components/use-kept-scroll'
import { useOffers } from '../../data/offers'
import { EmptyOffers } from './EmptyOffers'

/** Every offer that is sent home, page by page. */
export function WholeDelivery({ country, onClear }: { country: Country | undefined; onClear: () => void }) {
  const t = useText()
  const list = useOffers({ deliveryMethod: 'delivery', country })
  useKeptScroll(list.status !== 'loading')
  return (
    <>
      {list.status === 'success' && !list.failedMore && <StaleNotice read={list} />}
      <OfferList
        list={list}
        label={t(shared.delivery)}
        phone="cards"
        empty={<EmptyOffers isFiltered={country !== undefined} onClear={onClear} />}
      />
    </>
  )
}
