import type { ReactNode } from 'react'
import type { Campaign } from '@samspel/api'
import { Card, Icon, Stack, useIsMobile } from '@samspel/ui'
import { PayBadge } from '../card'
import { OfferPicture } from '../picture'
import { termsOf, usePublishBy } from '../words'
import { BrandRecord } from './BrandRecord'
import { OfferBrief } from './OfferBrief'
import { OfferTerms } from './OfferTerms'
import css from './Page.module.css'

/** The offer in the brand's words, its fee, and by when it is posted. */
export function OfferText({ campaign }: { campaign: Campaign }) {
  const due = usePublishBy(campaign)
  const { excerpt, caption } = campaign
  return (
    <Card>
      {excerpt && <p className={css.excerpt}>{excerpt}</p>}
      {caption && caption !== excerpt && <p className={css.caption}>{caption}</p>}
      <div className={css.facts}>
        <PayBadge fee={termsOf(campaign).fee} />
        {due && (
          <span className={css.due}>
            <Icon name="calendar-due" size={16} />
            {due}
          </span>
        )}
      </div>
    </Card>
  )
}

/** An offer, and what each audience has beside it. */
export interface OfferBodyProps {
  campaign: Campaign
  /** The picture stands above the page on phones, so it is not repeated there. */
  isPictureAbove?: boolean
  requirements: ReactNode
  /** Below the terms. */
  children?: ReactNode
}

/** An offer's page below its heading: picture, words, brief, terms and requirements, the same for everyone. */
export function OfferBody({ campaign, isPictureAbove = false, requirements, children }: OfferBodyProps) {
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
        {isMobile && record}
        {isMobile && requirements}
        <OfferText campaign={campaign} />
        <OfferBrief campaign={campaign} />
      </Stack>
      <Stack>
        {!isMobile && record}
        <OfferTerms campaign={campaign} />
        {!isMobile && requirements}
        {children}
      </Stack>
    </div>
  )
}
