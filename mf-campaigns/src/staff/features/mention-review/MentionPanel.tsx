import { useState } from 'react'
import { storePlace } from '@samspel/api/store-place'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { can, type EntityOf, useEntity, useQuery } from '@samspel/store'
import { Avatar, Button, Icon, IconButton, Link, Notice } from '@samspel/ui'
import { decisionMessages } from '../../../shared/components/decision-messages'
import { reachMessages } from '../../../shared/components/reach-messages'
import { useAgreed } from '../../../shared/components/use-agreed'
import { useFiguresFrom } from '../../../shared/components/use-figures-from'
import { usePostReach } from '../../../shared/components/use-post-reach'
import { getCampaign } from '../../../shared/data'
import { useMayWrite } from '../../components/use-may-write'
import { KeyHint, keyNames } from '../../review-desk'
import { Caption } from './Caption'
import { Checks } from './Checks'
import { Decided, StateChip } from './Decided'
import { EndRounds, LaterFigures, LinkFigures, MatchNote } from './lazy-parts'
import { Media } from './Media'
import css from './MentionPanel.module.css'
import { messagePath } from './message-path'
import { messages } from './messages'
import type { Act } from './use-decide'

const signless = (name: string) => name.replace(/^[@#]/, '').toLowerCase()

/** The post's results and its publication date. */
interface OfPost {
  mention: EntityOf<'mentions'>
  post: EntityOf<'instagramPosts'> | undefined
}

function Later({ mention: { laterReading }, post }: OfPost) {
  return laterReading || post?.goneAt ? <LaterFigures laterReading={laterReading} post={post} /> : null
}

function Figures({ mention, post }: OfPost) {
  const t = useText()
  const format = useFormats()
  const reachOf = usePostReach()
  const from = useFiguresFrom()(mention.creator)
  const at = post?.instagramCreatedAt ?? mention.createdAt
  return (
    <div className={css.figures}>
      {post && (
        <span>
          <Icon name="eye" size={16} label={t(messages.reach)} />
          {reachOf(post)}
        </span>
      )}
      {post && (
        <span>
          <Icon name="heart" size={16} label={t(messages.likes)} />
          {format.number(post.likesCount)}
        </span>
      )}
      {post && (
        <span>
          <Icon name="message-circle" size={16} label={t(messages.comments)} />
          {format.number(post.commentsCount)}
        </span>
      )}
      {post && mention.state === 'approved' && <span>{t(reachMessages.atApproval)}</span>}
      {post && mention.state !== 'approved' && from && <span>{from}</span>}
      <time dateTime={at} className={css.when}>
        {format.dateTime(at)}
      </time>
    </div>
  )
}

interface MentionPanelProps {
  mention: EntityOf<'mentions'>
  /** Performs an act, or first asks for a text if it needs one. */
  onAct: (act: Act) => void
  onBuy: () => void
}

/** The decision buttons with their keyboard shortcuts. */
function Foot({ mention, onAct }: Omit<MentionPanelProps, 'onBuy'>) {
  const t = useText()
  const [isEnding, setEnding] = useState(false)
  if (can(mention, 'reset'))
    return (
      <div className={css.foot}>
        <Button onClick={() => onAct('reset')} icon="arrow-back-up" loading={mention.loading ?? false} fullWidth>
          {t(messages.resetDecision)}
        </Button>
      </div>
    )
  const mayApprove = can(mention, 'approve')
  const mayReject = can(mention, 'reject')
  if (!mayApprove && !mayReject) return null
  const work = mention.participationId ?? mention.storeParticipationId
  const isUsedUp =
    mayReject &&
    !can(mention, 'requestChanges') &&
    mention.changeRounds != null &&
    mention.revision >= mention.changeRounds
  return (
    <div className={css.foot}>
      {mayReject && (
        <Button onClick={() => onAct('reject')}>
          {t(decisionMessages.reject)}
          <KeyHint names={[keyNames.reject]} />
        </Button>
      )}
      {mayApprove && (
        <Button variant="main" onClick={() => onAct('approve')} loading={mention.loading ?? false} className={css.grow}>
          {t(commonMessages.approve)}
          <KeyHint names={[keyNames.approve]} />
        </Button>
      )}
      {can(mention, 'requestChanges') && (
        <Button onClick={() => onAct('changes')} fullWidth className={css.changes}>
          {t(messages.requestChanges)}
          <KeyHint names={[keyNames.changes]} />
        </Button>
      )}
      {isUsedUp && work && (
        <Button variant="quiet" onClick={() => setEnding(true)} fullWidth className={css.changes}>
          {t(messages.endUsedUp)}
        </Button>
      )}
      {isEnding && work && (
        <EndRounds
          id={work}
          isPickup={mention.participationId === null}
          name={mention.creator.name}
          onClose={() => setEnding(false)}
        />
      )}
    </div>
  )
}

/** The selected mention: the post, its results, the checks, and the decision. */
export function MentionPanel({ mention, onAct, onBuy }: MentionPanelProps) {
  const t = useText()
  const mayWrite = useMayWrite()
  const format = useFormats()
  const figuresFrom = useFiguresFrom()
  const post = useEntity('instagramPosts', mention.instagramPost)
  useQuery(mention.campaignId ? getCampaign({ params: { id: mention.campaignId } }) : undefined)
  const campaign = useEntity('campaigns', mention.campaignId)
  const { creator, contentPost, checks } = mention
  const text = post?.caption ?? contentPost?.text
  const agreed = useAgreed('staff')(mention)
  return (
    <div className={css.sheet}>
      <div className={css.panelHead}>
        <Avatar name={creator.name} src={creator.avatarUrl} size={40} />
        <div className={css.grow}>
          <Link href={`/creators/${creator.id}`}>@{creator.username}</Link>
          <div className={css.quiet}>
            {[t(messages.followers, { count: creator.followersCount }), figuresFrom(creator), creator.city]
              .filter(Boolean)
              .join(', ')}
          </div>
        </div>
        {mayWrite && (
          <IconButton
            icon="message"
            variant="line"
            size="sm"
            href={messagePath(mention)}
            label={t(messages.write, { username: creator.username })}
          />
        )}
      </div>
      <Media mention={mention} />
      <div className={css.body}>
        {mention.draftMatch && <MatchNote mention={mention} match={mention.draftMatch} />}
        {text && (
          <Caption
            text={text}
            label={checks.adLabelFound}
            isLabelFine={checks.adLabel === 'ok'}
            wanted={[...(campaign?.mentions ?? []), ...(campaign?.hashtags ?? [])].map(signless)}
          />
        )}
        <Figures mention={mention} post={post} />
        <Later mention={mention} post={post} />
        {mention.linkReading && <LinkFigures reading={mention.linkReading} isReview />}
        {mention.store && (
          <p className={css.from}>
            {t(messages.pickedUpAt)}{' '}
            <Link
              href={campaign ? `/brands/${campaign.brandId}/stores/${mention.store.id}` : `/stores/${mention.store.id}`}
            >
              {storePlace(mention.store)}
            </Link>
          </p>
        )}
        {mention.resubmittedAt && (
          <p className={css.quiet}>
            {t(messages.sentAgainAt, { when: format.dateTime(mention.resubmittedAt), version: mention.revision + 1 })}
          </p>
        )}
        {agreed.round && <p className={css.quiet}>{agreed.round}</p>}
        {agreed.answer && <p className={css.quiet}>{agreed.answer}</p>}
        <Checks mention={mention} text={text ?? undefined} />
        {(post?.permalink || can(mention, 'buyImage')) && (
          <div className={css.extras}>
            {can(mention, 'buyImage') && (
              <Button size="sm" icon="photo-dollar" onClick={onBuy}>
                {t(messages.buy)}
              </Button>
            )}
            {post?.permalink && (
              <Link href={post.permalink} newTab>
                {t(messages.onInstagram)}
              </Link>
            )}
          </div>
        )}
        {mention.state !== 'pending' && (
          <div className={css.decided}>
            <StateChip mention={mention} />
            <Decided mention={mention} />
            {mention.rejectReason && <p>{mention.rejectReason}</p>}
          </div>
        )}
        {mention.error && mention.error.id !== 'already_decided' && (
          <Notice kind="bad">{t(mention.error.message)}</Notice>
        )}
      </div>
      <Foot mention={mention} onAct={onAct} />
    </div>
  )
}
