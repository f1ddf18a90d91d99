import { commonMessages, useText } from '@samspel/i18n'
import { OfferList } from '../../components/OfferList'
import { StaleNotice } from '../../components/StaleNotice'
import { useKeptScroll } from '../../components/use-kept-scroll'
import { type OfferFilter, useOffers } from '../../data/offers'
import { EmptyOffers } from './EmptyOffers'

/** Every offer that is sent home, page by page. */
export function WholeDelivery({
  country,
  countryFirst,
  onClear,
}: Pick<OfferFilter, 'country' | 'countryFirst'> & { onClear: () => void }) {
  const t = useText()
  const list = useOffers({ deliveryMethod: 'delivery', country, countryFirst })
  useKeptScroll(list.status !== 'loading')
  return (
    <>
      {list.status === 'success' && !list.failedMore && <StaleNotice read={list} />}
      <OfferList
        list={list}
        label={t(commonMessages.delivery)}
        phone="cards"
        empty={<EmptyOffers isFiltered={country !== undefined} onClear={onClear} />}
      />
    </>
  )
}
