import { useState } from 'react'
import { useText } from '@samspel/i18n'
import { Button, SectionHead, Stack } from '@samspel/ui'
import { OfferList } from '../../components/OfferList'
import type { FoundOffers as Offers } from './data'
import { messages } from './messages'

const few = 4

/** Matching offers: the best ones first, all on request. Renders nothing without any. */
export function FoundOffers({ offers }: { offers: Offers }) {
  const t = useText()
  const [all, setAll] = useState(false)
  if (offers.status === 'success' && offers.items.length === 0) return null
  const total = offers.totalCount
  return (
    <Stack as="section" gap={12}>
      <SectionHead
        title={t(messages.offers)}
        aside={
          total > few &&
          !all && (
            <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
              {t(messages.showAll, { count: total })}
            </Button>
          )
        }
      />
      <OfferList list={offers} label={t(messages.offers)} limit={all ? undefined : few} empty={null} />
    </Stack>
  )
}
