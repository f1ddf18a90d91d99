import type { Campaign } from '@samspel/api'
import { adLabels } from '@samspel/api/ad-label'
import { type Message, useFormats, useText } from '@samspel/i18n'
import { Card, Fact, Facts, Row, Tag } from '@samspel/ui'
import { briefMessages, linkPlaces } from './brief-messages'
import css from './Page.module.css'

/** The fields of a brief; a preview may pass a draft. */
export type BriefOfCampaign = Pick<
  Campaign,
  | 'country'
  | 'instructions'
  | 'hashtags'
  | 'mentions'
  | 'startAt'
  | 'endAt'
  | 'paymentType'
  | 'paymentLinkType'
  | 'paymentLinkTitle'
>

/** A campaign's brief, and what is known beyond the campaign. */
export interface OfferBriefProps {
  campaign: BriefOfCampaign
  /** The last day of this one creator, where there is one; what is agreed says the rest of when and what. */
  ownDue?: string | null
  title?: Message
}

/** Where something is published that no network has a kind for. */
const placeOf = ({ paymentType, paymentLinkType, paymentLinkTitle }: BriefOfCampaign) => {
  if (paymentType !== 'link') return undefined
  return paymentLinkType === 'custom' ? paymentLinkTitle : paymentLinkType && linkPlaces[paymentLinkType]
}

/** Instructions, hashtags, accounts and dates beside what is agreed; the heading addresses the creator unless another is given. */
export function OfferBrief({ campaign, ownDue, title = briefMessages.title }: OfferBriefProps) {
  const t = useText()
  const f = useFormats()
  const place = placeOf(campaign)
  const [one, other] = adLabels[campaign.country]
  const { instructions, hashtags, mentions, startAt, endAt } = campaign
  return (
    <Card title={t(title)}>
      {instructions && <p className={css.instructions}>{instructions}</p>}
      <Facts>
        {place && <Fact label={t(briefMessages.where)}>{place}</Fact>}
        {ownDue && <Fact label={t(briefMessages.due)}>{f.date(ownDue)}</Fact>}
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
