import type { Campaign } from '@samspel/api'
import { adLabels } from '@samspel/api/ad-label'
import { commonMessages, type Message, useFormats, useText } from '@samspel/i18n'
import { Card, Fact, Facts, Row, Tag } from '@samspel/ui'
import { capital, useCampaignDeadline } from '../words'
import { briefMessages, linkPlaces } from './brief-messages'
import css from './Page.module.css'

type PostTerms = Pick<
  Campaign,
  'paymentType' | 'paymentLinkType' | 'paymentLinkTitle' | 'enablePosts' | 'enableStories'
>

/** Describes the kind of post a campaign asks for. */
export function usePostKind(): (campaign: PostTerms) => string {
  const t = useText()
  return ({ paymentType, paymentLinkType, paymentLinkTitle, enablePosts, enableStories }) => {
    if (paymentType === 'content') return t(briefMessages.content)
    if (paymentType === 'instagram' && enableStories && !enablePosts) return t(briefMessages.story)
    if (paymentType === 'instagram') return t(enableStories ? briefMessages.instagramStory : briefMessages.instagram)
    const place = paymentLinkType === 'custom' ? paymentLinkTitle : paymentLinkType && linkPlaces[paymentLinkType]
    return place ? t(briefMessages.linkAt, { place }) : t(briefMessages.link)
  }
}

/** The fields of a brief; a preview may pass a draft. */
export type BriefOfCampaign = PostTerms &
  Pick<
    Campaign,
    | 'country'
    | 'deliveryMethod'
    | 'instructions'
    | 'hashtags'
    | 'mentions'
    | 'startAt'
    | 'endAt'
    | 'dueAt'
    | 'requireUploadedContent'
  >

/** A campaign's brief, and what is known beyond the campaign. */
export interface OfferBriefProps {
  campaign: BriefOfCampaign
  /** The last day of this one creator, where there is one; otherwise the campaign's. */
  ownDue?: string | null
  title?: Message
}

/** Instructions, hashtags, accounts, dates and kind of post; the heading addresses the creator unless another is given. */
export function OfferBrief({ campaign, ownDue, title = briefMessages.title }: OfferBriefProps) {
  const t = useText()
  const f = useFormats()
  const postKind = usePostKind()
  const byCampaign = useCampaignDeadline(campaign)
  const due = ownDue === undefined ? byCampaign && capital(byCampaign) : ownDue && f.date(ownDue)
  const [one, other] = adLabels[campaign.country]
  const { instructions, hashtags, mentions, startAt, endAt } = campaign
  return (
    <Card title={t(title)}>
      {instructions && <p className={css.instructions}>{instructions}</p>}
      <Facts>
        <Fact label={t(commonMessages.publish)}>
          {postKind(campaign)}
          {campaign.requireUploadedContent && `. ${t(briefMessages.contentUpload)}`}
        </Fact>
        {due && <Fact label={t(briefMessages.due)}>{due}</Fact>}
        {startAt && endAt && (
          <Fact label={t(briefMessages.period)}>
            {f.date(startAt, 'short')} – {f.date(endAt, 'year')}
          </Fact>
        )}
        {hashtags.length > 0 && (
          <Fact label={t(briefMessages.hashtags)}>
            <Row gap={6}>
              {hashtags.map((hashtag) => (
                <Tag key={hashtag}>#{hashtag}</Tag>
              ))}
            </Row>
          </Fact>
        )}
        {mentions.length > 0 && (
          <Fact label={t(briefMessages.accounts)}>
            <Row gap={6}>
              {mentions.map((account) => (
                <Tag key={account}>@{account}</Tag>
              ))}
            </Row>
          </Fact>
        )}
        <Fact label={t(briefMessages.adLabel)}>{t(briefMessages.adLabelText, { one, other })}</Fact>
      </Facts>
    </Card>
  )
}
