import type { CampaignsWaiting } from '@samspel/api'
import { type Participants, participantsOf, sumOfParticipants } from '@samspel/api/campaign-rules'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import type { EntityOf } from '@samspel/store'
import { Avatar, Chip, Icon, Picture, VisuallyHidden } from '@samspel/ui'
import { type Column, MeterField } from '@samspel/ui/late'
import { deliveryNames } from '../../../shared/components/campaign-names'
import css from './CampaignList.module.css'
import { dateNames, messages } from './messages'
import { rowMessages } from './row-messages'
import { RowMenu } from './RowMenu'

type Campaign = EntityOf<'campaigns'>

const deliveryIcons = { pickup: 'building-store', delivery: 'truck-delivery' } as const
/** Approved posts of every kind, which are split between the two counters (rows T-12, T-13). */
const approvedPosts = ({ numPosts, approvedMentionsCount }: Campaign) => numPosts + approvedMentionsCount
const sum = (campaigns: readonly Campaign[], of: (campaign: Campaign) => number) =>
  campaigns.reduce((all, campaign) => all + of(campaign), 0)

export interface CampaignColumnOptions {
  campaigns: readonly Campaign[]
  total: number
  /** The campaigns are of several brands, so each shows its brand. */
  isCrossBrand: boolean
  /** The pending work filter, which gets a column of its own instead of the offer's. */
  waiting: CampaignsWaiting | undefined
}

/** A day, and how far it is. */
function Day({ date }: { date: string | null }) {
  const t = useText()
  const format = useFormats()
  return date ? (
    <span className={css.words}>
      <span>{format.date(date, 'short')}</span>
      <span className={css.small}>{format.relativeDays(date)}</span>
    </span>
  ) : (
    <span className={css.quiet}>{t(messages.none)}</span>
  )
}

/** What each campaign offers; where pending work is asked for, that work in its place. */
function useOfferColumn(campaigns: readonly Campaign[], waiting: CampaignsWaiting | undefined): Column<Campaign> {
  const t = useText()
  const waits: { [K in CampaignsWaiting]: Column<Campaign> } = {
    applications: {
      key: 'applications',
      header: t(messages.awaiting),
      cell: ({ waitingApplicationsCount: n }) => (
        <Chip tone="warn" icon="user-plus">
          {t(messages.applicationsCount, { n })}
        </Chip>
      ),
      footer: t(messages.applicationsCount, { n: sum(campaigns, (campaign) => campaign.waitingApplicationsCount) }),
    },
    dueSoon: { key: 'due', header: t(dateNames.due), cell: ({ dueAt }) => <Day date={dueAt} /> },
  }
  const offer: Column<Campaign> = {
    key: 'offer',
    header: t(commonMessages.offer),
    cell: ({ deliveryMethod }) => (
      <span className={css.offer}>
        <Icon name={deliveryIcons[deliveryMethod]} size={16} />
        {t(deliveryNames[deliveryMethod])}
      </span>
    ),
  }
  return waiting ? waits[waiting] : offer
}

/** Whether nobody takes part in any of them yet, so that only their places say something. */
export const areBefore = (campaigns: readonly Campaign[]) =>
  campaigns.every((campaign) => participantsOf(campaign).participants === 0)

/** A number of a greater one. */
function usePartOf() {
  const t = useText()
  const format = useFormats()
  // 0 means unlimited places, so there is no share to show.
  return (part: number, whole: number) => (
    <span>
      {format.number(part)}
      {whole > 0 && (
        <>
          {' '}
          <span className={css.quiet}>{t(messages.partOf, { total: format.number(whole) })}</span>
        </>
      )}
    </span>
  )
}

/** Who takes part; before anybody does, how many could. */
function useParticipantsColumn(campaigns: readonly Campaign[]): Column<Campaign> {
  const t = useText()
  const format = useFormats()
  const partOf = usePartOf()
  const takingPart = ({ participants, places }: Participants) => partOf(participants, places)
  if (areBefore(campaigns))
    return {
      key: 'participants',
      header: t(messages.places),
      align: 'end',
      cell: (campaign) => {
        const { places } = participantsOf(campaign)
        return places > 0 ? format.number(places) : t(messages.anyPlaces)
      },
    }
  return {
    key: 'participants',
    header: t(messages.participants),
    align: 'end',
    cell: (campaign) => takingPart(participantsOf(campaign)),
    footer: takingPart(sumOfParticipants(campaigns.map(participantsOf))),
  }
}

/** What is told of each campaign, with the sums of those shown at the foot. What is nothing in all of them has no column. */
export function useColumns({ campaigns, total, isCrossBrand, waiting }: CampaignColumnOptions): Column<Campaign>[] {
  const t = useText()
  const format = useFormats()
  const partOf = usePartOf()
  const pending = sum(campaigns, (campaign) => campaign.pendingMentionsCount)
  const offer = useOfferColumn(campaigns, waiting)
  const participants = useParticipantsColumn(campaigns)
  const isBefore = areBefore(campaigns)
  const says: Readonly<Record<string, boolean>> = {
    sent: campaigns.some(({ requestedAt }) => requestedAt),
    approved: campaigns.some((campaign) => approvedPosts(campaign) > 0),
    pending: pending > 0,
    // What is wished for is worth a column once something is on its way.
    reach: !isBefore || campaigns.some(({ reach }) => reach > 0),
  }
  const columns: Column<Campaign>[] = [
    {
      key: 'name',
      header: t(commonMessages.campaign),
      sortKey: 'name',
      cell: (campaign) => (
        <span className={css.campaign}>
          <Picture src={campaign.productImageUrl} focus={campaign.productImageFocus} alt="" ratio={1} width={40} />
          <span className={css.words}>
            <span className={css.name}>
              {campaign.name}
              {campaign.promotedAt && (
                <>
                  <Icon name="star" size={14} className={css.star} />
                  <VisuallyHidden>{t(rowMessages.isPromoted)}</VisuallyHidden>
                </>
              )}
            </span>
            {isCrossBrand && (
              <span className={css.brand}>
                <Avatar name={campaign.brandName} src={campaign.brandLogoUrl} size={16} shape="square" />
                {campaign.brandName}
              </span>
            )}
          </span>
        </span>
      ),
      footer:
        campaigns.length < total
          ? t(messages.countOf, { n: campaigns.length, total })
          : t(messages.campaignsCount, { n: campaigns.length }),
    },
    {
      key: 'sent',
      header: t(messages.sent),
      sortKey: 'requestedAt',
      cell: ({ requestedAt }) => <Day date={requestedAt ?? null} />,
    },
    offer,
    participants,
    {
      key: 'approved',
      header: t(messages.approved),
      align: 'end',
      cell: (campaign) => format.number(approvedPosts(campaign)),
      footer: format.number(sum(campaigns, approvedPosts)),
    },
    {
      key: 'pending',
      header: t(messages.pending),
      cell: ({ pendingMentionsCount: n }) =>
        n > 0 ? (
          <Chip tone="warn" icon="clock">
            {t(messages.posts, { n })}
          </Chip>
        ) : (
          <span className={css.quiet}>{t(messages.none)}</span>
        ),
      footer: pending > 0 ? t(messages.posts, { n: pending }) : t(messages.none),
    },
    {
      key: 'reach',
      header: t(messages.reach),
      sortKey: 'reach',
      width: '168px',
      cell: ({ reach, wantedReach }) => (
        <div className={css.meter}>
          <MeterField
            hideLabel
            label={t(messages.reach)}
            value={wantedReach > 0 ? reach / wantedReach : 0}
            of={{
              value: format.number(reach),
              total: wantedReach > 0 ? t(messages.partOf, { total: format.number(wantedReach) }) : '',
            }}
          />
        </div>
      ),
      footer: partOf(
        sum(campaigns, ({ reach }) => reach),
        sum(campaigns, ({ wantedReach }) => wantedReach),
      ),
    },
    {
      key: 'ends',
      header: t(messages.ends),
      sortKey: 'endAt',
      cell: ({ endAt }) => <Day date={endAt} />,
    },
    {
      key: 'acts',
      header: t(rowMessages.acts),
      hideHeader: true,
      width: '48px',
      cell: (campaign) => <RowMenu campaign={campaign} />,
    },
  ]
  return columns.filter(({ key }) => says[key] ?? true)
}
