import type { CampaignsWaiting } from '@samspel/api'
import { type Participants, participantsOf } from '@samspel/api/campaign-rules'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import type { EntityOf } from '@samspel/store'
import { BareLink, Chip, Icon, Picture } from '@samspel/ui'
import { MeterField } from '@samspel/ui/late'
import { deliveryNames } from '../../../shared/components/campaign-names'
import css from './CampaignCards.module.css'
import { messages } from './messages'
import { rowMessages } from './row-messages'
import { RowMenu } from './RowMenu'
import { areBefore } from './use-columns'

interface CampaignCardsProps {
  campaigns: readonly EntityOf<'campaigns'>[]
  total: number
  /** The campaigns are of several brands, so each shows its brand. */
  isCrossBrand: boolean
  waiting: CampaignsWaiting | undefined
  busy: boolean
}

/** Campaigns on a phone: what is compared stands in the same place of each card, what waits is a chip. */
export function CampaignCards({ campaigns, total, isCrossBrand, waiting, busy }: CampaignCardsProps) {
  const t = useText()
  const f = useFormats()
  const partOf = (part: number, whole: number) =>
    whole > 0 ? `${f.number(part)} ${t(messages.partOf, { total: f.number(whole) })}` : f.number(part)
  const isBefore = areBefore(campaigns)
  const takingPart = ({ participants, places }: Participants) => partOf(participants, places)
  return (
    <>
      <ul className={css.cards} aria-label={t(commonMessages.campaigns)} aria-busy={busy || undefined}>
        {campaigns.map((campaign) => {
          const { id, name, brandName, deliveryMethod, reach, wantedReach, endAt, dueAt } = campaign
          const { places } = participantsOf(campaign)
          const day = waiting === 'dueSoon' ? dueAt : endAt
          return (
            <li key={id} className={css.card}>
              <div className={css.head}>
                <Picture
                  src={campaign.productImageUrl}
                  focus={campaign.productImageFocus}
                  alt=""
                  ratio={1}
                  width={44}
                />
                <div className={css.words}>
                  <BareLink href={`/campaigns/${id}`} className={css.name}>
                    {name}
                    {campaign.promotedAt && (
                      <Icon name="star" size={14} className={css.star} label={t(rowMessages.isPromoted)} />
                    )}
                  </BareLink>
                  <span className={css.quiet}>
                    {[isCrossBrand && brandName, t(deliveryNames[deliveryMethod])].filter(Boolean).join(' · ')}
                  </span>
                </div>
                <RowMenu campaign={campaign} />
              </div>
              {wantedReach > 0 && !isBefore && (
                <MeterField
                  hideLabel
                  label={t(messages.reach)}
                  value={reach / wantedReach}
                  of={{ value: f.number(reach), total: t(messages.partOf, { total: f.number(wantedReach) }) }}
                />
              )}
              <dl className={css.facts}>
                {campaign.requestedAt && (
                  <div>
                    <dt>{t(messages.sent)}</dt>
                    <dd>{f.date(campaign.requestedAt, 'short')}</dd>
                  </div>
                )}
                {isBefore ? (
                  <div>
                    <dt>{t(messages.places)}</dt>
                    <dd>{places > 0 ? f.number(places) : t(messages.anyPlaces)}</dd>
                  </div>
                ) : (
                  <>
                    <div>
                      <dt>{t(messages.participants)}</dt>
                      <dd>{takingPart(participantsOf(campaign))}</dd>
                    </div>
                    <div>
                      <dt>{t(messages.approved)}</dt>
                      <dd>{f.number(campaign.numPosts + campaign.approvedMentionsCount)}</dd>
                    </div>
                  </>
                )}
                <div>
                  <dt>{t(waiting === 'dueSoon' ? messages.lastDayShort : messages.ends)}</dt>
                  <dd>{day ? f.date(day, 'short') : t(messages.none)}</dd>
                </div>
              </dl>
              {(campaign.pendingMentionsCount > 0 || waiting === 'applications') && (
                <div className={css.chips}>
                  {campaign.pendingMentionsCount > 0 && (
                    <Chip tone="warn" icon="clock">
                      {t(messages.toReview, { count: t(messages.posts, { n: campaign.pendingMentionsCount }) })}
                    </Chip>
                  )}
                  {waiting === 'applications' && (
                    <Chip tone="warn" icon="user-plus">
                      {t(messages.applicationsCount, { n: campaign.waitingApplicationsCount })}
                    </Chip>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <p className={css.total}>
        {campaigns.length < total
          ? t(messages.countOf, { n: campaigns.length, total })
          : t(messages.campaignsCount, { n: campaigns.length })}
      </p>
    </>
  )
}
