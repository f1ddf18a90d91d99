import { type Campaign, type DeliveryMethod, deliveryMethods } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { Button, EmptyState, LinkButton, SectionHead, SegmentedControl, Stack } from '@samspel/ui'
import type { ReadPages } from '../../data/api'
import { messages as shared } from '../messages'
import { OfferList } from '../OfferList'
import { StaleNotice } from '../StaleNotice'
import { messages } from './messages'

/** The delivery method in the address: delivered, picked up, or both. */
export function useMethodChoice(): [DeliveryMethod | undefined, (method: DeliveryMethod | undefined) => void] {
  const [params, setParams] = useQueryParams()
  return [deliveryMethods.find((method) => method === params.method), (method) => setParams({ method })]
}

/** One brand's open offers, filtered by delivery method (S-26). */
export function BrandOffers({ list }: { list: ReadPages<Campaign> }) {
  const t = useText()
  const f = useFormats()
  const [method, setMethod] = useMethodChoice()
  const empty = method ? (
    <EmptyState
      title={t(messages.noneOfMethod)}
      action={<Button onClick={() => setMethod(undefined)}>{t(messages.showAll)}</Button>}
    />
  ) : (
    <EmptyState
      title={t(messages.none)}
      text={t(messages.noneText)}
      action={<LinkButton href="/p/marketplace">{t(messages.toMarketplace)}</LinkButton>}
    />
  )
  return (
    <Stack as="section" gap={12}>
      <SectionHead
        title={t(commonMessages.offers)}
        {...(list.totalCount > 0 && { count: f.number(list.totalCount) })}
      />
      <SegmentedControl
        label={t(messages.method)}
        value={method ?? 'all'}
        onChange={(next) => setMethod(next === 'all' ? undefined : next)}
        options={[
          { value: 'all', label: t(commonMessages.all) },
          { value: 'delivery', label: t(commonMessages.delivery) },
          { value: 'pickup', label: t(shared.pickup) },
        ]}
      />
      {list.status === 'success' && !list.failedMore && <StaleNotice read={list} />}
      <OfferList list={list} label={t(commonMessages.offers)} hideBrand empty={empty} />
    </Stack>
  )
}
