import type { Campaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { capital, termsOf, useCampaignDeadline, useFollowersAsked, useOfferWords } from '@samspel/offer'
import { Card, Fact, Facts } from '@samspel/ui'
import { messages as shared } from '../../components/messages'
import { messages } from './messages'

/** What creators get, by when, how many places there are, and who can apply. */
export function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const f = useFormats()
  const { startAt, endAt, deliveryMethod, placesLeft } = campaign
  const fee = termsOf(campaign).fee
  const when = useCampaignDeadline(campaign)
  const words = useOfferWords()
  const followers = useFollowersAsked()(campaign)
  return (
    <Card title={t(messages.about)}>
      <Facts>
        <Fact label={t(messages.fee)}>{fee > 0 ? f.money(fee) : t(messages.noFee)}</Fact>
        {when && <Fact label={t(messages.due)}>{capital(when)}</Fact>}
        {startAt && endAt && (
          <Fact label={t(messages.dates)}>
            {t(messages.range, { from: f.date(startAt, 'short'), to: f.date(endAt, 'short') })}
          </Fact>
        )}
        <Fact label={t(messages.how)}>{t(deliveryMethod === 'pickup' ? shared.pickup : messages.sentHome)}</Fact>
        {placesLeft !== null && <Fact label={t(messages.places)}>{words.places(placesLeft)}</Fact>}
        {followers && <Fact label={t(messages.followers)}>{capital(followers)}</Fact>}
        <Fact label={t(shared.country)}>{f.country(campaign.country)}</Fact>
      </Facts>
    </Card>
  )
}
