import type { Campaign } from '@samspel/api'
import { adLabels } from '@samspel/api/ad-label'
import { type Message, useFormats, useText } from '@samspel/i18n'
import { Card, Fact, Facts, List, ListItem, Row, Tag } from '@samspel/ui'
import { briefMessages, linkPlaces } from './brief-messages'
import css from './CampaignBrief.module.css'

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
    'country' | 'instructions' | 'hashtags' | 'mentions' | 'startAt' | 'endAt' | 'dueAt' | 'requireUploadedContent'
  >

/** Instructions, hashtags, accounts, dates and kind of post; the heading addresses the creator unless another is given. */
export function CampaignBrief({
  campaign,
  title = briefMessages.title,
}: {
  campaign: BriefOfCampaign
  title?: Message
}) {
  const t = useText()
  const f = useFormats()
  const postKind = usePostKind()
  const [one, other] = adLabels[campaign.country]
  const { instructions, hashtags, mentions, startAt, endAt, dueAt } = campaign
  return (
    <Card title={t(title)}>
      {instructions && <p className={css.instructions}>{instructions}</p>}
      <Facts>
        <Fact label={t(briefMessages.kind)}>
          {postKind(campaign)}
          {campaign.requireUploadedContent && `. ${t(briefMessages.contentUpload)}`}
        </Fact>
        {dueAt && <Fact label={t(briefMessages.due)}>{f.date(dueAt)}</Fact>}
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

/** The products a participant receives, as rows; renders nothing without any. */
export function ProductRows({ products }: Pick<Campaign, 'products'>) {
  const f = useFormats()
  if (products.length === 0) return null
  return (
    <List card={false}>
      {products.map(({ productTitle, productName, productDescription, defaultProductValue }, index) => (
        <ListItem
          key={index}
          title={productTitle || productName}
          detail={[productTitle && productName !== productTitle && productName, productDescription]
            .filter(Boolean)
            .join(' · ')}
          aside={defaultProductValue > 0 && <span className={css.value}>{f.money(defaultProductValue)}</span>}
        />
      ))}
    </List>
  )
}

/** The products a participant receives, with their value. */
export function ProductList({
  products,
  title = briefMessages.products,
}: Pick<Campaign, 'products'> & { title?: Message }) {
  const t = useText()
  if (products.length === 0) return null
  return (
    <Card title={t(title)}>
      <ProductRows products={products} />
    </Card>
  )
}
