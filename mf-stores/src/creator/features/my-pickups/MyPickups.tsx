import type { StoreParticipation } from '@samspel/api'
import type { PickupNeed } from '@samspel/api/campaign-rules'
import { PagedListFooter } from '@samspel/federation/paged-list'
import { ReadError } from '@samspel/federation/read-error'
import { daysUntil, type Message, useFormats, useText } from '@samspel/i18n'
import { usePassEnd } from '@samspel/offer'
import { useEntities, usePagedList } from '@samspel/store'
import { Card, cx, Icon, LinkButton, List, ListItem, Picture, SectionHead } from '@samspel/ui'
import { useOpenWords } from '../../../components/opening-hours'
import { myPickupLists } from '../../data/my-pickups'
import { passPath } from '../../data/paths'
import { type PostingStep, postingStep } from '../../data/posting'
import { InvitationCard } from './InvitationCard'
import { messages } from './messages'
import css from './MyPickups.module.css'
import { offerPath, type Own, whereOf } from './own'

type Group = 'fetch' | 'invited' | 'changes' | 'post' | 'waiting' | 'review' | 'done' | 'ended'

/** Days before its expiry from which a pass is urgent. */
const SOON_DAYS = 2

/** What requires the creator comes first. */
const needOfGroup = {
  fetch: 'fetch',
  invited: 'invited',
  changes: 'changes',
  post: 'post',
  waiting: 'answer',
  review: 'review',
  done: 'done',
  ended: 'done',
} as const satisfies Record<Group, PickupNeed>
const groups = Object.keys(needOfGroup) as readonly Group[]
const groupOfStep: Record<PostingStep, Group> = {
  changes: 'changes',
  post: 'post',
  review: 'review',
  approved: 'done',
  closed: 'done',
}
const groupOf = (own: StoreParticipation): Group => {
  switch (own.state) {
    case 'picked_up':
      return groupOfStep[postingStep(own)]
    case 'approved':
      return own.need === 'done' ? 'ended' : 'fetch'
    case 'invited':
      return own.abilities?.includes('reserve') ? 'invited' : 'ended'
    case 'requested':
      return 'waiting'
    case 'declined':
      return 'ended'
  }
}

const byDeadline = ({ storeParticipation: a }: Own, { storeParticipation: b }: Own): number =>
  (a.postBy ?? '').localeCompare(b.postBy ?? '')

/** A valid pass: where, until when, and the only filled button. */
function PassCard({ offer, isFirst }: { offer: Own; isFirst: boolean }) {
  const t = useText()
  const f = useFormats()
  const { campaign, store, storeParticipation: own } = offer
  const open = useOpenWords(store)
  const until = usePassEnd()(own, offer)
  const isSoon = own.expiresAt !== null && daysUntil(own.expiresAt) <= SOON_DAYS
  return (
    <Card>
      <div className={css.card}>
        <div className={css.head}>
          <Picture
            src={campaign.productImageUrl}
            focus={campaign.productImageFocus}
            alt=""
            ratio={1}
            width={64}
            fallbackIcon="gift"
          />
          <span className={css.words}>
            <b>{campaign.name}</b>
            <span className={css.quiet}>{whereOf(offer)}</span>
            {open && (
              <span className={css.line}>
                <Icon name="building-store" size={16} />
                {open.words}
              </span>
            )}
            {own.comingAt && (
              <span className={css.line}>
                <Icon name="clock" size={16} />
                {t(messages.comes, { date: f.dateTime(own.comingAt) })}
              </span>
            )}
            {until && (
              <span className={cx(isSoon ? css.soon : css.line)}>
                <Icon name="hourglass" size={16} />
                {t(messages.until, { date: until })}
              </span>
            )}
          </span>
        </div>
        <LinkButton
          variant={isFirst ? 'main' : 'light'}
          icon="qrcode"
          fullWidth
          className={css.open}
          href={passPath(offer.id)}
        >
          {t(messages.show)}
        </LinkButton>
      </div>
    </Card>
  )
}

/** Describes a participation without a pass to show. */
function lineOf(
  own: StoreParticipation,
  brand: string,
  date: (day: string) => string,
): [Message, Record<string, string>] {
  if (own.state === 'picked_up')
    switch (postingStep(own)) {
      case 'changes':
        return [messages.changes, { brand }]
      case 'post':
        return own.postBy ? [messages.postBy, { date: date(own.postBy) }] : [messages.pickedUp, pickedUpOn(own, date)]
      case 'review':
        return [messages.reviewed, { brand }]
      case 'approved':
        return [messages.approved, {}]
      case 'closed':
        return [messages.pickedUp, pickedUpOn(own, date)]
    }
  if (own.state === 'invited') return [messages.invitationOver, {}]
  if (own.state === 'approved') return [messages.lapsed, { date: own.expiresAt ? date(own.expiresAt) : '' }]
  if (own.state !== 'declined')
    return own.answerBy ? [messages.answersBy, { brand, date: date(own.answerBy) }] : [messages.asked, { brand }]
  if (own.decisionKind === 'ended') return [messages.campaignEnded, {}]
  if (own.decisionKind === 'cancelled') return [messages.cancelled, {}]
  if (own.decisionKind === 'expired') return [messages.unanswered, { brand }]
  return own.decisionKind === 'lapsed'
    ? [messages.lapsed, { date: own.expiresAt ? date(own.expiresAt) : '' }]
    : [messages.declined, { brand }]
}

const pickedUpOn = ({ pickedUpAt }: StoreParticipation, date: (day: string) => string) => ({
  date: pickedUpAt ? date(pickedUpAt) : '',
})

/** A participation without a pass to show. */
function Line({ offer }: { offer: Own }) {
  const t = useText()
  const f = useFormats()
  const { campaign, brandName: brand, storeParticipation: own } = offer
  const [text, values] = lineOf(own, brand, f.date)
  const group = groupOf(own)
  const isTurn = group === 'changes' || group === 'post'
  const isSoon = group === 'changes' || (group === 'post' && own.postBy != null && daysUntil(own.postBy) <= SOON_DAYS)
  return (
    <ListItem
      href={own.state === 'requested' ? offerPath(offer.id) : passPath(offer.id)}
      title={campaign.name}
      detail={whereOf(offer)}
      picture={
        <Picture
          src={campaign.productImageUrl}
          focus={campaign.productImageFocus}
          alt=""
          ratio={1}
          width={64}
          fallbackIcon="gift"
        />
      }
    >
      {isTurn ? (
        <span className={cx(isSoon ? css.soon : css.line)}>
          <Icon name={group === 'changes' ? 'message-2' : 'calendar'} size={16} />
          {t(text, values)}
        </span>
      ) : (
        <span className={css.line}>{t(text, values)}</span>
      )}
    </ListItem>
  )
}

/** The list that the pick-ups are read from: all of the creator's, or those with one need. */
type ListKey = PickupNeed | 'mine'

/**
 * The creator's pick-ups with one need, or all of them, what needs the creator first. Renders nothing without any. The page of assignments
 * sets those of each need in their place, all from one list: the first place says that it failed, the last one reads on.
 */
export function MyPickups({ need, list: key = need ?? 'mine' }: { need?: PickupNeed; list?: ListKey }) {
  const t = useText()
  const f = useFormats()
  const list = usePagedList(myPickupLists, key)
  const isPart = key === 'mine' && need !== undefined
  const offers = useEntities('storeCampaigns', list.ids).filter(
    (offer): offer is typeof offer & Own => offer.storeParticipation != null,
  )
  if (list.status === 'error' && offers.length === 0)
    return isPart && need !== 'fetch' ? null : (
      <ReadError what={t(messages.failed)} error={list.error} onRetry={list.retry} />
    )
  return (
    <>
      {groups.map((group) => {
        if (isPart && needOfGroup[group] !== need) return null
        const own = offers.filter(({ storeParticipation }) => groupOf(storeParticipation) === group)
        if (group === 'changes' || group === 'post') own.sort(byDeadline)
        if (own.length === 0) return null
        const title = t(group === 'changes' ? messages.toChange : messages[group])
        return (
          <section key={group} className={css.group} aria-label={title}>
            <SectionHead title={title} count={f.number(own.length)} />
            {group === 'fetch' && own.map((offer, at) => <PassCard key={offer.id} offer={offer} isFirst={at === 0} />)}
            {group === 'invited' && own.map((offer) => <InvitationCard key={offer.id} offer={offer} />)}
            {group !== 'fetch' && group !== 'invited' && (
              <List label={title}>
                {own.map((offer) => (
                  <Line key={offer.id} offer={offer} />
                ))}
              </List>
            )}
          </section>
        )
      })}
      {(!isPart || need === 'done') && <PagedListFooter list={list} what={t(messages.failed)} />}
    </>
  )
}
