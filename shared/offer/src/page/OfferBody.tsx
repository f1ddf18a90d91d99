import type { ComponentType, ReactNode } from 'react'
import type { Campaign, DealFacts } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { Card, SkeletonText, Stack, useIsMobile } from '@samspel/ui'
import { OfferPicture } from '../picture'
import { BrandRecord } from './BrandRecord'
import { OfferBrief } from './OfferBrief'
import { OfferTerms } from './OfferTerms'
import css from './Page.module.css'

/** The offer in the brand's words. */
export function OfferText({ campaign }: { campaign: Campaign }) {
  const { excerpt, caption } = campaign
  if (!excerpt && !caption) return null
  return (
    <Card>
      {excerpt && <p className={css.excerpt}>{excerpt}</p>}
      {caption && caption !== excerpt && <p className={css.caption}>{caption}</p>}
    </Card>
  )
}

/** An offer, and what each audience has beside it. */
export interface OfferBodyProps {
  campaign: Campaign
  /** The picture stands above the page on phones, so it is not repeated there. */
  isPictureAbove?: boolean
  requirements: ReactNode
  /** How many want it. */
  chance?: ReactNode
  /** The card of what is said yes to: `DealCard`, or what loads it where a first view has no room for its words. */
  Deal: ComponentType<{ facts: DealFacts }>
  /** Below the terms. */
  children?: ReactNode
}

/** An offer's page below its heading: picture, words, brief, terms and requirements, the same for everyone. */
export function OfferBody({ campaign, isPictureAbove = false, requirements, chance, Deal, children }: OfferBodyProps) {
  const t = useText()
  const isMobile = useIsMobile()
  const record = <BrandRecord record={campaign.trackRecord} brandName={campaign.brandName} />
  return (
    <div className={css.columns}>
      <Stack>
        {!(isPictureAbove && isMobile) && (
          <OfferPicture
            src={campaign.productImageUrl}
            focus={campaign.productImageFocus}
            alt={campaign.name}
            ratio={2}
            eager
            sizes="(max-width: 683px) 92vw, (max-width: 1100px) 58vw, 820px"
            className={css.picture}
          />
        )}
        {/* A list has told of the offer without it, so its place is kept. */}
        {campaign.deal ? <Deal facts={campaign.deal} /> : <SkeletonText label={t(commonMessages.loading)} lines={8} />}
        {isMobile && record}
        {isMobile && chance}
        {isMobile && requirements}
        <OfferText campaign={campaign} />
        <OfferBrief campaign={campaign} />
      </Stack>
      <Stack>
        {!isMobile && record}
        {!isMobile && chance}
        <OfferTerms campaign={campaign} />
        {!isMobile && requirements}
        {children}
      </Stack>
    </div>
  )
}
