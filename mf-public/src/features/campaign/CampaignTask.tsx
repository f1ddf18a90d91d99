import type { Campaign } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { capital, useCampaignDeadline } from '@samspel/offer'
import { Card, Row, Stack, Tag } from '@samspel/ui'
import css from './CampaignPage.module.css'
import { messages } from './messages'

const places: Partial<Record<NonNullable<Campaign['paymentLinkType']>, string>> = {
  tiktok: 'TikTok',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
}

/** What a creator has to publish, and by when. */
export function CampaignTask({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const when = useCampaignDeadline(campaign, 'weekday')
  const { paymentType, paymentLinkType, paymentLinkTitle, enableStories, instructions } = campaign
  const place = paymentLinkType === 'custom' ? paymentLinkTitle : paymentLinkType && places[paymentLinkType]
  const task = () => {
    if (paymentType === 'content') return t(messages.content)
    if (paymentType === 'instagram') return t(enableStories ? messages.stories : messages.posts)
    return place ? t(messages.linkAt, { place }) : t(messages.link)
  }
  const words = [
    { label: t(messages.mentions), list: campaign.mentions.map((name) => `@${name}`) },
    { label: t(messages.hashtags), list: campaign.hashtags.map((tag) => `#${tag}`) },
  ].filter(({ list }) => list.length > 0)
  return (
    <Card title={t(messages.task)}>
      <Stack gap={12}>
        <p className={css.plain}>
          {task()}
          {when && ` ${t(messages.byDay, { when: capital(when) })}`}
        </p>
        {instructions && <p className={css.plain}>{instructions}</p>}
        {words.map(({ label, list }) => (
          <Row key={label} gap={6}>
            <span className={css.quiet}>{label}</span>
            {list.map((word) => (
              <Tag key={word}>{word}</Tag>
            ))}
          </Row>
        ))}
      </Stack>
    </Card>
  )
}
