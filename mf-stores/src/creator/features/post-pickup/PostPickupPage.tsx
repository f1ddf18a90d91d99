import { useParams } from 'react-router-dom'
import type { StoreCampaign, StoreParticipation } from '@samspel/api'
import { useGo } from '@samspel/federation/go-on'
import { ReadProblem } from '@samspel/federation/read-problem'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { apiAction, useEntity, useQuery } from '@samspel/store'
import { LinkButton, Notice, Page, SkeletonCards } from '@samspel/ui'
import { passPath } from '../../data/paths'
import { mayPost } from '../../data/posting'
import { messages } from './messages'
import { PostSlot } from './PostSlot'

const getStoreCampaign = apiAction('getStoreCampaign')

interface TaskProps {
  own: StoreParticipation
  mentionId: string | undefined
}

/** The form, once there is something to post about. */
function Task({ own, mentionId }: TaskProps) {
  const t = useText()
  const go = useGo()
  const pass = { href: passPath(own.storeCampaignId), label: t(messages.toPickup) }
  if (own.state !== 'picked_up')
    return (
      <Notice kind="warn" action={<LinkButton href={pass.href}>{pass.label}</LinkButton>}>
        {t(messages.notPickedUp)}
      </Notice>
    )
  return (
    <PostSlot
      storeParticipationId={own.id}
      campaignId={own.campaignId}
      mentionId={mentionId}
      mayPost={mayPost(own)}
      approved={own}
      back={pass}
      onSent={() => go(pass.href)}
    />
  )
}

/** A post about a pick-up. The page and the call belong to this remote, the form is the same as for assignments. */
export function PostPickupPage() {
  const { id = '' } = useParams()
  const t = useText()
  const f = useFormats()
  const [{ mention: mentionId }] = useQueryParams()
  const query = useQuery(getStoreCampaign({ params: { id } }))
  const offer = useEntity('storeCampaigns', query.result?.storeCampaign) as StoreCampaign | undefined
  const own = offer?.storeParticipation
  const until = own?.postBy
  const title = t(mentionId ? messages.titleAgain : messages.title)
  usePageTitle(title)
  if (!offer && query.status === 'error')
    return <ReadProblem kind="storeCampaign" error={query.error} onRetry={query.retry} />
  return (
    <Page
      isTask
      title={title}
      width="narrow"
      context={until && t(messages.until, { date: f.date(until) })}
      breadcrumbsLabel={t(commonMessages.youAreHere)}
      breadcrumbs={[{ label: offer?.campaign.name ?? t(messages.toPickup), href: passPath(id) }]}
    >
      {!offer && <SkeletonCards label={t(messages.loading)} count={6} min={150} />}
      {offer && !own && (
        <Notice
          kind="warn"
          action={<LinkButton href={`/p/marketplace/store-campaigns/${id}`}>{t(messages.toOffer)}</LinkButton>}
        >
          {t(messages.notMine)}
        </Notice>
      )}
      {own && <Task own={own} mentionId={mentionId} />}
    </Page>
  )
}
