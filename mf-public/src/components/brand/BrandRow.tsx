import type { ReactNode } from 'react'
import type { Brand } from '@samspel/api'
import { storeCount, useText } from '@samspel/i18n'
import { Avatar, ListItem } from '@samspel/ui'
import { messages } from './messages'

/** Formats a line with the brand's number of offers and stores. */
export function useBrandFacts(): (brand: Brand) => string {
  const t = useText()
  return ({ openCampaignsCount: offers, storesCount: stores }) =>
    [offers > 0 && t(messages.offerCount, { count: offers }), stores > 0 && t(storeCount, { count: stores })]
      .filter(Boolean)
      .join(' · ')
}

interface BrandRowProps {
  brand: Brand
  /** Renders the name with what was searched for marked. */
  mark?: ((text: string) => ReactNode) | undefined
}

/** A brand in search results. */
export function BrandRow({ brand, mark }: BrandRowProps) {
  const factsOf = useBrandFacts()
  return (
    <ListItem
      href={`/p/brands/${brand.id}`}
      title={mark ? mark(brand.name) : brand.name}
      detail={factsOf(brand)}
      picture={<Avatar name={brand.name} src={brand.logoUrl} size={40} shape="square" />}
    />
  )
}
