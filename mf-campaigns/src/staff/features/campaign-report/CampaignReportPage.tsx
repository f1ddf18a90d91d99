import { useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import type { ReportPost } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, useLocale, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { can, useAppDispatch, useEntity, useQuery } from '@samspel/store'
import { Button, LinkButton, notify, Page, Picture, SkeletonDetail } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { ReportContext, type ReportFile, ReportView, useReportFile } from '../../../shared/components/report'
import { getCampaign } from '../../../shared/data'
import { campaignsMessages } from './campaigns-messages'
import { getCampaignReport, getCampaignReportFile, pinReportPost } from './data/reports'
import { messages } from './messages'

const ShareDialog = lazyDialog(() =>
  import(/* webpackChunkName: "campaign-report-share" */ './ShareDialog').then((module) => module.ShareDialog),
)

const CampaignsDialog = lazyDialog(() =>
  import(/* webpackChunkName: "campaign-report-share" */ './CampaignsDialog').then((module) => module.CampaignsDialog),
)

/** Further campaigns of the report, which its address names. */
const useOthers = (): [others: string[], set: (others: string[]) => void] => {
  const [{ and = '' }, setQuery] = useQueryParams()
  return [useMemo(() => and.split(',').filter(Boolean), [and]), (others) => setQuery({ and: others.join(',') })]
}

/** The report of a campaign, or of several of its brand, and addresses for sharing it. */
export function CampaignReportPage() {
  const t = useText()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const { id = '' } = useParams()
  const [others, setOthers] = useOthers()
  const asked = { params: { id }, query: others.length > 0 ? { and: others } : {} }
  const { result, status, error, retry } = useQuery(getCampaignReport(asked))
  useQuery(getCampaign({ params: { id } }))
  const campaign = useEntity('campaigns', id)
  const [open, setOpen] = useState<'share' | 'campaigns'>()
  const close = () => setOpen(undefined)
  const files = useReportFile(async (what: ReportFile) => {
    const { data } = await dispatch(
      getCampaignReportFile({ params: asked.params, query: { ...asked.query, what, locale } }),
    )
    return data
  })
  const pin = async ({ id: postId }: ReportPost, pinned: boolean) => {
    const { ok, parsedError } = await dispatch(pinReportPost({ params: { id: postId! }, body: { pinned } }))
    if (!ok) notify({ kind: 'bad', message: t(parsedError!.message) })
  }
  const report = result?.report
  const name = report?.campaigns ? t(messages.several, { n: report.campaigns.length }) : (report?.campaign.name ?? '')
  usePageTitle(report ? t(messages.titleOf, { name }) : t(messages.title))
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
  const { productImageUrl, productImageFocus } = report.campaign
  const review = campaign && campaign.pendingMentionsCount > 0 && can(campaign, 'decideMentions')
  const mayShare = can(campaign, 'share')
  return (
    <Page
      title={t(messages.titleOf, { name })}
      picture={<Picture src={productImageUrl} focus={productImageFocus} alt="" width={52} ratio={1} />}
      context={<ReportContext campaign={report.campaign} />}
      breadcrumbsLabel={t(commonMessages.youAreHere)}
      breadcrumbs={[
        { label: t(commonMessages.campaigns), href: '/campaigns' },
        { label: report.campaign.name, href: `/campaigns/${id}` },
      ]}
      tools={
        <Button icon="file-text" loading={files.making === 'pdf'} onClick={() => files.save('pdf')}>
          {t(files.making === 'pdf' ? messages.makingPdf : messages.pdf)}
        </Button>
      }
      actions={
        campaign && (
          <Button icon="versions" onClick={() => setOpen('campaigns')}>
            {t(campaignsMessages.title)}
          </Button>
        )
      }
      mainAction={
        mayShare && (
          <Button variant="main" icon="share-2" onClick={() => setOpen('share')}>
            {t(messages.share)}
          </Button>
        )
      }
    >
      <ReportView
        report={report}
        isLinked
        files={files}
        {...(mayShare && { onPin: (post: ReportPost, pinned: boolean) => void pin(post, pinned) })}
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
      {open === 'share' && <ShareDialog campaignId={id} others={others} onClose={close} />}
      {open === 'campaigns' && campaign && (
        <CampaignsDialog
          first={id}
          brandId={campaign.brandId}
          others={others}
          onChange={(next) => {
            setOthers(next)
            close()
          }}
          onClose={close}
        />
      )}
    </Page>
  )
}
