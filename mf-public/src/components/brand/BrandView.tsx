import type { ReactNode } from 'react'
import type { Brand, Campaign } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { BrandRecord } from '@samspel/offer/page'
import { Avatar, Button, type Crumb, Page } from '@samspel/ui'
import type { ReadPages } from '../../data/api'
import { PoweredBy } from '../PoweredBy'
import { ShareButton } from '../share/ShareButton'
import { BrandOffers } from './BrandOffers'
import { BrandStores } from './BrandStores'
import css from './BrandView.module.css'
import { ForeignLink } from './ForeignLink'
import { messages } from './messages'
import { useFollow } from './use-follow'

interface BrandViewProps {
  brand: Brand
  offers: ReadPages<Campaign>
  /** The brand's own introduction; its description when absent. */
  intro?: string
  /** The owner's actions, beside follow and share. */
  actions?: ReactNode
  /** Where the back link on phones leads without history; none on a page that stands alone. */
  back?: Crumb
  /** A notice below the header about a problem with the data shown. */
  notice?: ReactNode
}

/** A brand as visitors see it: header, offers and stores (S-26). */
export function BrandView({ brand, offers, intro, actions, back, notice }: BrandViewProps) {
  const t = useText()
  const f = useFormats()
  const follow = useFollow(brand)
  usePageTitle(brand.name)
  // A page that stands alone has no bar on phones, so the icon stands beside the name, as on a creator's page.
  const share = (
    <ShareButton
      title={brand.name}
      {...(brand.storesCount > 0 && { mapPath: `/p/marketplace/stores?brand=${brand.id}` })}
    />
  )
  const about = intro || brand.description
  return (
    <Page
      {...(back && { back })}
      title={brand.name}
      picture={<Avatar name={brand.name} src={brand.logoUrl} size={56} shape="square" />}
      context={
        <>
          <span>{f.country(brand.countryCode)}</span>
          {follow.followersCount !== undefined && (
            <span>{t(messages.followers, { count: follow.followersCount })}</span>
          )}
          {brand.website && (
            <ForeignLink url={brand.website} className={css.website}>
              {t(commonMessages.website)}
            </ForeignLink>
          )}
        </>
      }
      actions={
        <>
          {follow.toggle && (
            <Button
              variant={follow.isFollowed ? 'line' : 'main'}
              icon={follow.isFollowed ? 'check' : 'heart'}
              aria-pressed={follow.isFollowed}
              onClick={follow.toggle}
            >
              {t(follow.isFollowed ? messages.following : messages.follow)}
            </Button>
          )}
          {actions}
        </>
      }
      {...(back ? { tools: share } : { titleAside: share })}
    >
      {notice}
      {about && <p className={css.about}>{about}</p>}
      <BrandRecord record={brand.trackRecord} brandName={brand.name} />
      <BrandOffers list={offers} />
      {brand.storesCount > 0 && <BrandStores brandId={brand.id} />}
      <PoweredBy />
    </Page>
  )
}
