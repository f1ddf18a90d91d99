import type { Campaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Card, Fact, Facts, Link, Row, Stack, Tag } from '@samspel/ui'
import { messages as shared } from '../../components/messages'
import { messages } from './messages'

/** Days, places, fee and demands. */
export function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const f = useFormats()
  const { startAt, endAt, dueAt, minFollowers, maxFollowers, deliveryMethod } = campaign
  const followers = [
    minFollowers !== null && t(messages.atLeast, { count: f.number(minFollowers) }),
    maxFollowers !== null && t(messages.atMost, { count: f.number(maxFollowers) }),
  ].filter(Boolean)
  return (
    <Card title={t(messages.about)}>
      <Stack gap={12}>
        <Facts>
          <Fact label={t(messages.how)}>{t(deliveryMethod === 'pickup' ? shared.pickup : shared.delivery)}</Fact>
          {startAt && endAt && <Fact label={t(messages.dates)}>{t(messages.range, { from: f.date(startAt, 'short'), to: f.date(endAt, 'short') })}</Fact>}
          {dueAt && <Fact label={t(messages.due)}>{f.date(dueAt)}</Fact>}
          <Fact label={t(shared.country)}>{f.country(campaign.country)}</Fact>
          {campaign.placesLeft !== null && <Fact label={t(messages.places)}>{campaign.placesLeft > 0 ? t(shared.placesLeft, { count: campaign.placesLeft }) : t(shared.full)}</Fact>}
          {campaign.enablePaidCollaborations && campaign.paidCollaborationPrice > 0 && <Fact label={t(messages.fee)}>{f.money(campaign.paidCollaborationPrice)}</Fact>}
          {followers.length > 0 && <Fact label={t(messages.followers)}>{followers.join(', ')}</Fact>}
        </Facts>
        {deliveryMethod === 'pickup' && <Link href={`/p/marketplace/stores?brand=${campaign.brandId}`}>{t(messages.findStore)}</Link>}
      </Stack>
    </Card>
  )
}

const tasks = { instagram: messages.posts, link: messages.link } as const

/** What a creator publishes. */
export function CampaignTask({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const task = campaign.enableStories && campaign.paymentType === 'instagram' ? messages.stories : tasks[campaign.paymentType as keyof typeof tasks] ?? messages.link
  const words = [
    { label: t(messages.mentions), list: campaign.mentions.map((name) => `@${name}`) },
    { label: t(messages.hashtags), list: campaign.hashtags.map((tag) => `#${tag}`) },
  ].filter(({ list }) => list.length > 0)
  return (
    <Card title={t(messages.task)}>
      <Stack gap={12}>
        <p>{t(task)}</p>
        {words.map(({ label, list }) => <Row key={label} gap={6}><span>{label}</span>{list.map((word) => <Tag key={word}>{word}</Tag>)}</Row>)}
      </Stack>
    </Card>
  )
}
