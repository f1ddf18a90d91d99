import type { Campaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Card, Fact, Facts } from '@samspel/ui'
import { messages as shared } from '../../components/messages'
import { feeOf } from '../../components/offer-summary'
import { capital, useCampaignDeadline } from '../../components/pickup/use-post-deadline'
import { messages } from './messages'

/** What creators get, by when, how many places there are, and who can apply. */
export function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const f = useFormats()
  const { startAt, endAt, minFollowers, maxFollowers, deliveryMethod, placesLeft } = campaign
  const fee = feeOf(campaign)
  const when = useCampaignDeadline(campaign)
  const followers = [
    minFollowers !== null && t(messages.atLeast, { count: f.number(minFollowers) }),
    maxFollowers !== null && t(messages.atMost, { count: f.number(maxFollowers) }),
  ].filter(Boolean)
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
        {placesLeft !== null && (
          <Fact label={t(messages.places)}>
            {placesLeft > 0 ? t(shared.placesLeft, { count: placesLeft }) : t(shared.full)}
          </Fact>
        )}
        {followers.length > 0 && <Fact label={t(messages.followers)}>{followers.join(', ')}</Fact>}
        <Fact label={t(shared.country)}>{f.country(campaign.country)}</Fact>
      </Facts>
    </Card>
  )
}
