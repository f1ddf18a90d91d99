import type { ThreadContext } from '@samspel/api'
import { daysUntil, useFormats, useText } from '@samspel/i18n'
import { Button, cx, Icon, LinkButton, Picture } from '@samspel/ui'
import { putInComposer } from '../../components/composer-bridge'
import { contextMessages as messages } from './context-messages'
import css from './Turn.module.css'
import words from './Words.module.css'

type Collaboration = NonNullable<ThreadContext['collaboration']>

/** Address of the page where the task is done. */
export const turnHref = (
  { turn, campaignId, participationId, storeCampaignId }: Collaboration,
  isCreator: boolean,
): string | undefined => {
  const post = participationId ? `/assignments/${participationId}` : `/store-campaigns/${storeCampaignId ?? ''}`
  switch (turn.ask) {
    case 'answer_application':
      return `/campaigns/${campaignId}`
    case 'review_post':
      return `/mentions?state=pending&campaign=${campaignId}`
    case 'buy_image':
      return '/image-purchases'
    case 'answer_image':
      return '/image-requests'
    case 'change_post':
      return `${post}/post${turn.mentionId ? `?mention=${turn.mentionId}` : ''}`
    case 'hand_in_post':
      return isCreator && participationId ? `/assignments/${participationId}/post` : `${post}/post`
    case 'pick_up':
      return `/store-campaigns/${storeCampaignId ?? ''}/pass`
    default:
      return undefined
  }
}

const useDay = () => {
  const f = useFormats()
  return (day: string) => {
    const days = daysUntil(day)
    return days >= -1 && days <= 1 ? f.relativeDays(day) : f.date(day, 'short')
  }
}

/** Whose turn it is. The reader's own turn has the only filled button; the other side's is grey and offers a reminder. */
export function TurnBox({ context, isCreator }: { context: ThreadContext; isCreator: boolean }) {
  const t = useText()
  const dayOf = useDay()
  const { collaboration } = context
  if (!collaboration) return null
  const { turn } = collaboration
  const name = (isCreator ? context.brandName : context.creatorName.split(' ')[0]) ?? ''
  const href = turnHref(collaboration, isCreator)
  if (turn.who === 'nobody' || turn.ask === 'none')
    return <div className={cx(css.turn, css.calm)}>{t(messages.nobodysTurn)}</div>
  if (turn.who === 'mine')
    return (
      <div className={css.turn}>
        <div className={css.turnHead}>
          <Icon name="bolt" size={14} /> {t(messages.yourTurn)}
        </div>
        <div className={css.ask}>{t(messages[turn.ask])}</div>
        {turn.until && <div className={cx(words.sub, css.until)}>{t(messages.until, { day: dayOf(turn.until) })}</div>}
        {href && (
          <LinkButton variant="main" href={href} fullWidth className={css.do ?? ''}>
            {t(messages[`${turn.ask}_do`])}
          </LinkButton>
        )}
      </div>
    )
  return (
    <div className={cx(css.turn, css.theirs)}>
      <div className={css.ask}>{t(messages.waitingFor, { name })}</div>
      <div className={words.sub}>
        {t(messages[turn.ask])}
        {turn.until && `. ${t(messages.until, { day: dayOf(turn.until) })}`}
      </div>
      {!isCreator && (
        <Button
          variant="light"
          size="sm"
          className={css.do ?? ''}
          onClick={() => putInComposer(t(messages.reminder, { name, campaign: collaboration.campaignName }))}
        >
          {t(messages.remind)}
        </Button>
      )}
    </div>
  )
}

/** The same on a phone: a strip under the header, cut to one line while the keyboard is open. */
export function TurnStrip({
  context,
  isCreator,
  isOneLine = false,
}: {
  context: ThreadContext
  isCreator: boolean
  isOneLine?: boolean
}) {
  const t = useText()
  const f = useFormats()
  const dayOf = useDay()
  const { collaboration } = context
  if (!collaboration) return null
  const { turn, fee } = collaboration
  const name = (isCreator ? context.brandName : context.creatorName.split(' ')[0]) ?? ''
  const href = turnHref(collaboration, isCreator)
  const isMine = turn.who === 'mine' && turn.ask !== 'none'
  return (
    <div className={cx(css.strip, isMine && css.stripMine, isOneLine && css.oneLine)}>
      {!isOneLine && (
        <Picture
          src={collaboration.campaignImageUrl}
          focus={collaboration.campaignImageFocus}
          alt=""
          width={36}
          ratio={1}
        />
      )}
      <div className={words.text}>
        {!isOneLine && (
          <div className={css.stripName}>
            {collaboration.campaignName}
            {fee ? `, ${f.ore(fee)}` : ''}
          </div>
        )}
        <div className={words.sub}>
          {turn.ask === 'none'
            ? t(messages.nobodysTurn)
            : t(isMine ? messages[turn.ask] : messages.waitingFor, { name })}
          {turn.until && ` · ${dayOf(turn.until)}`}
        </div>
      </div>
      {isMine && href && (
        <LinkButton variant="main" size="sm" href={href}>
          {t(messages[`${turn.ask as Exclude<typeof turn.ask, 'none'>}_do`])}
        </LinkButton>
      )}
    </div>
  )
}
