import type { Brand } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/store'
import { Avatar, Link, Page } from '@samspel/ui'
import { PoweredBy } from '../PoweredBy'
import { BrandOffers } from './BrandOffers'
import { BrandStores } from './BrandStores'
import css from './BrandView.module.css'
import { messages } from './messages'

/** A brand as visitors see it: who it is, what it offers, where its stores are. */
export function BrandView({ brand }: { brand: Brand }) {
  const t = useText()
  const f = useFormats()
  usePageTitle(brand.name)
  return (
    <Page
      title={brand.name} picture={<Avatar name={brand.name} src={brand.logoUrl} size={56} shape="square" />}
      context={<>{f.country(brand.countryCode)}{brand.website && <Link href={brand.website} newTab>{t(messages.website)}</Link>}</>}
    >
      {brand.description && <p className={css.about}>{brand.description}</p>}
      <BrandOffers brandId={brand.id} />
      <BrandStores brandId={brand.id} />
      <PoweredBy />
    </Page>
  )
}
