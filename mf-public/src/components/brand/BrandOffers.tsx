import { useState } from 'react'
import type { DeliveryMethod } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { EmptyState, LinkButton, SectionHead, SegmentedControl, Stack } from '@samspel/ui'
import { messages as shared } from '../messages'
import { OfferList, useOffers } from '../OfferList'
import { messages } from './messages'

/** The open offers of one brand, by how the product reaches the creator. */
export function BrandOffers({ brandId }: { brandId: string }) {
  const t = useText()
  const f = useFormats()
  const [method, setMethod] = useState<DeliveryMethod | 'all'>('all')
  const list = useOffers({ brandId, deliveryMethod: method === 'all' ? undefined : method })
  return (
    <Stack as="section" gap={12}>
      <SectionHead title={t(messages.offers)} {...(list.totalCount > 0 && { count: f.number(list.totalCount) })} />
      <SegmentedControl
        label={t(messages.method)} value={method} onChange={setMethod}
        options={[{ value: 'all', label: t(messages.all) }, { value: 'delivery', label: t(shared.delivery) }, { value: 'pickup', label: t(shared.pickup) }]}
      />
      <OfferList
        list={list} label={t(messages.offers)} hideBrand
        empty={<EmptyState title={t(messages.none)} text={t(messages.noneText)} action={<LinkButton href="/p/marketplace">{t(messages.toMarketplace)}</LinkButton>} />}
      />
    </Stack>
  )
}
