import { useFormats, useText } from '@samspel/i18n'
import { can, useEntities, useEntity, usePagedList, usePageTitle, useQuery } from '@samspel/store'
import { ErrorState, Link, LinkButton, Page, Picture, SkeletonDetail, SkeletonText } from '@samspel/ui'
import { useParams } from 'react-router'
import { CampaignBrief, ProductList } from '../../components/CampaignBrief'
import { creatorMessages } from '../../components/creator-messages'
import { LoadError, MyStateChip, SmallFact } from '../../components/CreatorParts'
import { getCampaign, getParticipation, mentionLists, myMentionListKey } from '../../data'
import css from './Assignment.module.css'
import { messages } from './messages'
import { MyMentions } from './MyMentions'
import { Progress } from './Progress'

export function AssignmentPage() {
  const { participationId = '' } = useParams()
  const t = useText()
  const f = useFormats()
  const query = useQuery(getParticipation({ params: { id: participationId } }))
  const participation = useEntity('participations', participationId)
  const campaignId = participation?.campaignId
  const campaignQuery = useQuery(campaignId ? getCampaign({ params: { id: campaignId } }) : undefined)
  const campaign = useEntity('campaigns', campaignId)
  const list = usePagedList(mentionLists, myMentionListKey(participationId))
  const mentions = useEntities('mentions', list.ids)
  usePageTitle(participation?.campaign.name)

  const way = { breadcrumbs: [{ label: t(messages.crumb), href: '/assignments' }], breadcrumbsLabel: t(messages.crumbs) }
  const isGone = query.error?.status === 404 || query.error?.status === 403
  if (query.status === 'error' && (!participation || isGone)) {
    return (
      <Page title={t(messages.crumb)} {...way}>
        {isGone ? <ErrorState message={t(messages.notFound)} /> : <LoadError error={query.error} onRetry={query.retry} />}
      </Page>
    )
  }
  if (!participation) return <Page title={t(creatorMessages.loading)}><SkeletonDetail label={t(creatorMessages.loading)} /></Page>

  const { campaign: card, state, feeAmount } = participation
  const canPost = can(participation, 'postMention')
  const hasPost = mentions.some((mention) => mention.state !== 'rejected')
  const postHref = `/assignments/${participationId}/post`
  return (
    <Page
      title={card.name} {...way} titleAside={<MyStateChip state={state} />}
      picture={<Picture src={card.productImageUrl} alt="" ratio={1} width={56} eager />}
      context={<>
        <Link href={`/brands/${card.brandId}`}>{card.brandName}</Link>
        {card.dueAt && <SmallFact icon="calendar-due">{t(creatorMessages.dueBy, { date: f.date(card.dueAt) })}</SmallFact>}
        {feeAmount > 0 && <SmallFact icon="coin">{t(creatorMessages.fee, { money: f.ore(feeAmount) })}</SmallFact>}
      </>}
      actions={<>
        <LinkButton href={`/messages/${card.brandId}`} icon="message">{t(messages.message)}</LinkButton>
        {canPost && hasPost && <LinkButton href={postHref} icon="upload">{t(messages.postAnother)}</LinkButton>}
      </>}
      mainAction={canPost && !hasPost && <LinkButton variant="main" icon="upload" href={postHref}>{t(messages.post)}</LinkButton>}
    >
      <div className={css.layout}>
        <div className={css.column}>
          <Progress participation={participation} posts={mentions} />
          {state === 'approved' && <MyMentions list={list} mentions={mentions} />}
        </div>
        <div className={css.column}>
          {campaign ? <><CampaignBrief campaign={campaign} /><ProductList products={campaign.products} /></>
            : campaignQuery.status === 'error' ? <LoadError error={campaignQuery.error} onRetry={campaignQuery.retry} ofCampaign />
            : <SkeletonText label={t(creatorMessages.loading)} lines={6} />}
          {campaign && <Link href={`/marketplace/${card.id}`}>{t(messages.offer)}</Link>}
        </div>
      </div>
    </Page>
  )
}
