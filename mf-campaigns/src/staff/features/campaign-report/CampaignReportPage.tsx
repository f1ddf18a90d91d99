import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { can, useEntity, useQuery } from '@samspel/store'
import { Button, LinkButton, Page, Picture, SkeletonDetail } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { ReportContext, ReportView } from '../../../shared/components/report'
import { getCampaign } from '../../../shared/data'
import { getCampaignReport } from './data/reports'
import { messages } from './messages'
import { ShareDialog } from './ShareDialog'

/** A campaign's report, and addresses for sharing it. */
export function CampaignReportPage() {
  const t = useText()
  const { id = '' } = useParams()
  const { result, status, error, retry } = useQuery(getCampaignReport({ params: { id } }))
  useQuery(getCampaign({ params: { id } }))
  const campaign = useEntity('campaigns', id)
  const [isSharing, setSharing] = useState(false)
  const report = result?.report
  usePageTitle(report ? t(messages.titleOf, { name: report.campaign.name }) : t(messages.title))
  if (!report) {
    return (
      <Page headInBar title={t(messages.title)} back={{ label: t(commonMessages.campaigns), href: `/campaigns/${id}` }}>
        {status === 'error' ? (
          <LoadError what={t(messages.loadFailed)} error={error} onRetry={retry} ofCampaign />
        ) : (
          <SkeletonDetail label={t(messages.loading)} />
        )}
      </Page>
    )
  }
  const { name, productImageUrl, productImageFocus } = report.campaign
  const review = campaign && campaign.pendingMentionsCount > 0 && can(campaign, 'decideMentions')
  return (
    <Page
      title={t(messages.titleOf, { name })}
      picture={<Picture src={productImageUrl} focus={productImageFocus} alt="" width={52} ratio={1} />}
      context={<ReportContext campaign={report.campaign} />}
      breadcrumbsLabel={t(commonMessages.youAreHere)}
      breadcrumbs={[
        { label: t(commonMessages.campaigns), href: '/campaigns' },
        { label: name, href: `/campaigns/${id}` },
      ]}
      mainAction={
        can(campaign, 'share') && (
          <Button variant="main" icon="share-2" onClick={() => setSharing(true)}>
            {t(messages.share)}
          </Button>
        )
      }
    >
      <ReportView
        report={report}
        isLinked
        nextStep={
          review ? (
            <LinkButton variant="light" href={`/mentions?state=pending&campaign=${id}`}>
              {t(commonMessages.reviewPosts)}
            </LinkButton>
          ) : (
            <LinkButton variant="light" href={`/campaigns/${id}`}>
              {t(messages.toCampaign)}
            </LinkButton>
          )
        }
      />
      {isSharing && <ShareDialog campaignId={id} onClose={() => setSharing(false)} />}
    </Page>
  )
}
