import type { ReactNode } from 'react'
import type { Campaign } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { can } from '@samspel/store'
import { Chip, Icon, LinkButton, Page, Picture, StatusChip, useIsMobile } from '@samspel/ui'
import { deliveryNames, packageLabels, stateNames, stateTabs } from '../../../shared/components/campaign-names'
import css from './CampaignDetail.module.css'
import { messages } from './messages'
import type { NextStep } from './next/next-step'
import { NextButton } from './next/NextButton'
import { processMessages } from './process/messages'
import { TransitionsMenu } from './process/TransitionsMenu'

/** Name, state and facts of a campaign with its actions; the filled button is the next step. */
export function CampaignHead({
  campaign,
  next,
  mainAction = next?.act && <NextButton campaign={campaign} step={next} />,
  children,
}: {
  campaign: Campaign
  next: NextStep | undefined
  /** Instead of the next step’s button: a tab has a more urgent one. */
  mainAction?: ReactNode
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
          <span className={css.fact}>
            <Icon name={campaign.deliveryMethod === 'pickup' ? 'building-store' : 'truck-delivery'} size={16} />
            {t(deliveryNames[campaign.deliveryMethod])}
          </span>
          {startAt && endAt && (
            <span className={css.fact}>
              <Icon name="calendar" size={16} />
              {t(messages.period, { from: format.date(startAt, 'short'), to: format.date(endAt, 'short') })}
            </span>
          )}
          <span>{t(messages.package, { name: t(packageLabels[campaign.package]) })}</span>
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
