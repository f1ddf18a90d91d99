import type { ComponentProps } from 'react'
import { useParams } from 'react-router-dom'
import type { Participation } from '@samspel/api'
import { commonMessages, dayOf, useFormats, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { can, type MentionRecord, useEntities, useEntity, usePagedList, useQuery } from '@samspel/store'
import {
  ErrorState,
  Icon,
  Link,
  List,
  ListItem,
  Notice,
  Page,
  Picture,
  SkeletonDetail,
  SkeletonText,
} from '@samspel/ui'
import { creatorMessages } from '../../../shared/components/creator-messages'
import { LoadError, MyStateChip, SmallFact } from '../../../shared/components/CreatorParts'
import { getCampaign, mentionLists, myMentionListKey } from '../../../shared/data'
import { ConsentEnded } from '../../components/ConsentEnded'
import { getParticipation } from '../../data'
import { Answered, Proposed } from './Application'
import css from './Assignment.module.css'
import { AssignmentTools } from './AssignmentTools'
import { type DraftPhase, draftPhaseOf } from './data/draft-phase'
import { currentStep, publishStep } from './data/steps'
import {
  AssignmentAgreement,
  Brief,
  ComparedPost,
  LeavingNotice,
  MyMentions,
  OwnLink,
  Problem,
  Progress,
  ReturnedFee,
} from './lazy-parts'
import { messages } from './messages'
import { nextMessages } from './next-messages'
import { mainActionOf, Now, postPath } from './Now'
import { parcelledOf, type ParcelPhase } from './parcel/phase'
import { RateBrand } from './rate-brand'
import { Steps } from './Steps'
import { type Next, useNext } from './use-next'

/** How long a fee on hold can be earned, or why it was returned. */
function FeeNotice({ participation }: { participation: Participation }) {
  const t = useText()
  const f = useFormats()
  const { state, fee } = participation
  if (fee?.state === 'held' && fee.until)
    return <Notice kind="info">{t(messages.feeUntil, { date: f.date(fee.until, 'short') })}</Notice>
  if (fee?.state !== 'returned' || state === 'pending') return null
  return <ReturnedFee fee={fee} brand={participation.campaign.brandName} />
}

interface NextProps {
  next: Next | undefined
  participation: Participation
  phase: ParcelPhase | undefined
  /** Then what is left to hand in stands with it. */
  draft: DraftPhase | undefined
}

/** Other ways from here. */
function Ways({ participation, next, phase, draft }: NextProps) {
  const t = useText()
  const { brandId, brandName: brand } = participation.campaign
  return (
    <List label={t(messages.crumb)}>
      <ListItem
        href={`/messages/${brandId}`}
        title={t(nextMessages.writeTo, { brand })}
        picture={<Icon name="message" />}
      />
      {can(participation, 'postMention') && next?.act !== 'post' && !draft && (
        <ListItem
          href={postPath(participation.id)}
          title={t(phase ? messages.post : messages.postAnother)}
          picture={<Icon name="upload" />}
        />
      )}
      {!next?.act && <ListItem href="/marketplace" title={t(nextMessages.more)} picture={<Icon name="compass" />} />}
    </List>
  )
}

/** What both have said yes to; before the brand has, the offer's words stand below. */
function Agreed({ participation: { id, state } }: { participation: Participation }) {
  return state === 'approved' && <AssignmentAgreement id={id} />
}

/** What the brand asks for, and the way to the offer. */
function BriefOrWait({ participation, ownDue }: { participation: Participation; ownDue: string | null | undefined }) {
  const { campaignId, state } = participation
  const t = useText()
  const { status, error, retry } = useQuery(getCampaign({ params: { id: campaignId } }))
  const campaign = useEntity('campaigns', campaignId)
  if (campaign)
    return (
      <>
        <Brief campaign={campaign} isAgreed={state === 'approved'} {...(ownDue !== undefined && { ownDue })} />
        <Link href={`/marketplace/${campaignId}`}>{t(messages.offer)}</Link>
      </>
    )
  if (status === 'error') return <LoadError error={error} onRetry={retry} ofCampaign />
  return <SkeletonText label={t(creatorMessages.loading)} lines={6} />
}

/** The last day of one's own; undefined where the offer's words hold: before the answer, and before what is sent has arrived. */
const ownDueOf = ({ state, deadlinePausedAt, dueAt }: Participation, phase: ParcelPhase | undefined) =>
  state !== 'approved' || phase ? undefined : deadlinePausedAt ? null : dueAt

interface PostsProps extends Omit<ComponentProps<typeof MyMentions>, 'mentions'> {
  mentions: readonly MentionRecord[]
  participation: Participation
}

/** What was handed in: beside the draft where one was approved, and as a list. */
function Posts({ list, mentions, asked, participation }: PostsProps) {
  const { id, campaign, feeAmount, need, piecesLeft = [] } = participation
  return (
    <>
      {mentions.some(({ draftMatch }) => draftMatch) && (
        <ComparedPost
          mentions={mentions}
          brand={campaign.brandName}
          work={{ feeAmount, isAsked: need === 'post', piecesLeft }}
          postHref={postPath(id)}
        />
      )}
      {mentions.some(({ state }) => state === 'approved') && <RateBrand workId={id} brandName={campaign.brandName} />}
      {(mentions.length > 0 || list.status === 'error') && <MyMentions list={list} mentions={mentions} asked={asked} />}
    </>
  )
}

export function AssignmentPage() {
  const { participationId = '' } = useParams()
  const t = useText()
  const f = useFormats()
  const query = useQuery(getParticipation({ params: { id: participationId } }))
  const participation = useEntity('participations', participationId)
  const campaign = useEntity('campaigns', participation?.campaignId)
  const list = usePagedList(mentionLists, myMentionListKey(participationId))
  const mentions = useEntities('mentions', list.ids)
  const nextOf = useNext()
  usePageTitle(participation?.campaign.name)

  const way = {
    breadcrumbs: [{ label: t(messages.crumb), href: '/assignments' }],
    breadcrumbsLabel: t(commonMessages.youAreHere),
  }
  const isGone = query.error?.status === 404 || query.error?.status === 403
  if (query.status === 'error' && (!participation || isGone)) {
    return (
      <Page headInBar title={t(messages.crumb)} {...way}>
        {isGone ? (
          <ErrorState message={t(messages.notFound)} />
        ) : (
          <LoadError what={t(messages.loadFailed)} error={query.error} onRetry={query.retry} />
        )}
      </Page>
    )
  }
  if (!participation)
    return (
      <Page headInBar title={t(messages.crumb)} {...way}>
        <SkeletonDetail label={t(creatorMessages.loading)} />
      </Page>
    )

  const { campaign: card, state, feeAmount, need, deliveryProblem } = participation
  const parcelled = parcelledOf(participation, dayOf(Date.now()))
  const phase = parcelled?.phase
  const draft = parcelled ? undefined : draftPhaseOf(participation, mentions.length > 0)
  const next = parcelled || draft ? undefined : nextOf({ participation, campaign, mentions })
  const has = (wanted: 'pending' | 'approved') => mentions.some((mention) => mention.state === wanted)
  const step = draft
    ? publishStep
    : currentStep({ ...participation, hasPending: has('pending'), hasApproved: has('approved') })
  return (
    <Page
      title={card.name}
      {...way}
      {...(step === undefined && { titleAside: <MyStateChip state={state} /> })}
      picture={<Picture src={card.productImageUrl} focus={card.productImageFocus} alt="" ratio={1} width={56} eager />}
      context={
        <>
          <Link tone="quiet" href={`/brands/${card.brandId}`}>
            {card.brandName}
          </Link>
          {feeAmount > 0 && <SmallFact icon="coin">{t(creatorMessages.fee, { money: f.ore(feeAmount) })}</SmallFact>}
        </>
      }
      tools={<AssignmentTools participation={participation} />}
      {...mainActionOf({ parcelled, draft, next, participation })}
    >
      {step !== undefined && (
        <Steps
          step={step}
          // The assignment knows of the question before its posts are read, and without a network.
          isAsked={next?.isAsked ?? (need === 'changes' && mentions.length === 0)}
          participation={participation}
          phase={phase}
          draft={draft}
        />
      )}
      <ConsentEnded />
      <Answered participation={participation} />
      <Proposed participation={participation} onChanged={query.retry} />
      {participation.leavingUntil && (
        <LeavingNotice
          id={participationId}
          campaign={card.name}
          until={participation.leavingUntil}
          onUndone={query.retry}
        />
      )}
      <FeeNotice participation={participation} />
      {deliveryProblem && phase !== 'problem' && <Problem problem={deliveryProblem} brand={card.brandName} />}
      <div className={css.layout}>
        <div className={css.column}>
          <Agreed participation={participation} />
          <Now parcelled={parcelled} draft={draft} next={next} participation={participation} />
          {state === 'approved' && <OwnLink campaignId={participation.campaignId} brand={card.brandName} />}
          <Posts list={list} mentions={mentions} asked={next?.mention?.id} participation={participation} />
          <Ways participation={participation} next={next} phase={phase} draft={draft} />
          <Progress participation={participation} posts={mentions} />
        </div>
        <div className={css.column}>
          <BriefOrWait participation={participation} ownDue={ownDueOf(participation, phase)} />
        </div>
      </div>
    </Page>
  )
}
