import type { ReactNode } from 'react'
import type { Campaign } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePublishBy } from '@samspel/offer'
import { can } from '@samspel/store'
import { Chip, Icon, type IconName, LinkButton, Page, Picture, StatusChip, useIsMobile } from '@samspel/ui'
import { deliveryNames, packageLabels, stateNames, stateTabs } from '../../../shared/components/campaign-names'
import css from './CampaignDetail.module.css'
import { messages } from './messages'
import type { NextStep } from './next/next-step'
import { NextButton } from './next/NextButton'
import { processMessages } from './process/messages'
import { TransitionsMenu } from './process/TransitionsMenu'

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className={css.fact}>
      <Icon name={icon} size={16} />
      {children}
    </span>
  )
}

/** The days of what is sent: by when it leaves, and by when there are posts. */
function DeliveryDays({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const f = useFormats()
  const publishBy = usePublishBy(campaign)
  return (
    <>
      {campaign.sendBy && <Fact icon="package">{t(messages.sendBy, { date: f.date(campaign.sendBy) })}</Fact>}
      {publishBy && <Fact icon="calendar-due">{publishBy}</Fact>}
    </>
  )
}

/** Name, state and facts of a campaign with its actions; the filled button is the next step. */
export function CampaignHead({
  campaign,
  next,
  mainAction = next?.act && <NextButton campaign={campaign} step={next} />,
  isPacking = false,
  children,
}: {
  campaign: Campaign
  next: NextStep | undefined
  /** Instead of the next step’s button: a tab has a more urgent one. */
  mainAction?: ReactNode
  /** The board of parcels is open: their days stand here. */
  isPacking?: boolean
  children: ReactNode
}) {
  const t = useText()
  const format = useFormats()
  const isMobile = useIsMobile()
  const { id, name, state, startAt, endAt } = campaign
  const mayEdit = can(campaign, 'edit') && next?.act !== 'edit'
  return (
    <Page
      title={name}
      titleAside={
        <>
          <StatusChip status={state} label={t(stateNames[state])} />
          {campaign.promotedAt && (
            <Chip tone="primary" icon="star">
              {t(processMessages.promoted)}
            </Chip>
          )}
        </>
      }
      breadcrumbsLabel={t(commonMessages.youAreHere)}
      breadcrumbs={[
        { label: t(commonMessages.campaigns), href: '/campaigns' },
        { label: t(stateTabs[state]), href: `/campaigns?state=${state}` },
      ]}
      picture={
        <Picture src={campaign.productImageUrl} focus={campaign.productImageFocus} alt="" width={52} ratio={1} />
      }
      context={
        <>
          <span>{campaign.brandName}</span>
          <Fact icon={campaign.deliveryMethod === 'pickup' ? 'building-store' : 'truck-delivery'}>
            {t(deliveryNames[campaign.deliveryMethod])}
          </Fact>
          {startAt && endAt && (
            <Fact icon="calendar">
              {t(messages.period, { from: format.date(startAt, 'short'), to: format.date(endAt, 'short') })}
            </Fact>
          )}
          {isPacking ? (
            <DeliveryDays campaign={campaign} />
          ) : (
            <span>{t(messages.package, { name: t(packageLabels[campaign.package]) })}</span>
          )}
        </>
      }
      tools={<TransitionsMenu campaign={campaign} hasEdit={mayEdit && isMobile} />}
      actions={
        mayEdit &&
        !isMobile && (
          <LinkButton href={`/campaigns/${id}/edit`} icon="pencil">
            {t(messages.edit)}
          </LinkButton>
        )
      }
      mainAction={mainAction}
    >
      {children}
    </Page>
  )
}
