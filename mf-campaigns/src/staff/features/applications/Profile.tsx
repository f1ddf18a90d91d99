import type { Application } from '@samspel/api'
import { BudgetWarnings } from '@samspel/desk/budget'
import { type BrandMoney, moneyMessages, useTopUpHref } from '@samspel/desk/money'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useEntity, useQuery } from '@samspel/store'
import { Avatar, Button, IconButton, LinkButton, Skeleton } from '@samspel/ui'
import { CreatorRecord } from '../../../shared/components/creator-record'
import { LoadError } from '../../../shared/components/CreatorParts'
import { getCampaign } from '../../../shared/data'
import { useMayWrite } from '../../components/use-may-write'
import { KeyHint, keyNames } from '../../review-desk'
import { feesOf } from './fees'
import type { Obstacle } from './obstacles'
import { Offer } from './Offer'
import { storeWords } from './OfferLine'
import { OnApproval } from './OnApproval'
import css from './Profile.module.css'
import { profileMessages as m } from './profile-messages'
import { Requirements } from './Requirements'
import { EarlierPosts, Together } from './Work'

interface ProfileProps {
  application: Application
  /** Why it cannot be approved now, besides approvals not sent yet. */
  obstacle: Obstacle | undefined
  /** What approving it reserves; undefined when it costs nothing. */
  money: BrandMoney | undefined
  /** Its position in the list, starting from 1. */
  at: number
  total: number
  onStep: ((step: 1 | -1) => void) | undefined
  onClose: () => void
  onApprove: () => void
  onReject: () => void
  hints: boolean
}

function Figures({ creator: { figures } }: Pick<Application, 'creator'>) {
  const t = useText()
  const f = useFormats()
  if (!figures) return null
  const shown = [
    [figures.averageReach === null ? '–' : f.number(figures.averageReach), t(m.reach)],
    [figures.averageRating === null ? '–' : f.mean(figures.averageRating), t(m.ratings, { n: figures.ratingsCount })],
    [f.number(figures.collaborationsCount), t(m.collaborations, { n: figures.collaborationsCount })],
  ] as const
  return (
    <dl className={css.figures}>
      {shown.map(([value, label]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Letters of a first name that fit on the button with its key. */
const longestName = 8

/** One application with what is needed to judge it; the answer buttons stay visible at the bottom. */
export function Profile({
  application,
  obstacle,
  money,
  at,
  total,
  onStep,
  onClose,
  onApprove,
  onReject,
  hints,
}: ProfileProps) {
  const t = useText()
  const mayWrite = useMayWrite()
  const f = useFormats()
  const { id, creator, campaign: card, store, motivation, demands, campaignId } = application
  const { status, error, retry } = useQuery(getCampaign({ params: { id: campaignId } }))
  const whole = useEntity('campaigns', campaignId)
  const first = creator.name.split(' ')[0]!
  const topUpHref = useTopUpHref()
  const lacking = obstacle?.of === 'money' ? obstacle.money : undefined
  const reason = () => {
    if (!obstacle) return undefined
    if (obstacle.of === 'money')
      return t(moneyMessages.lacks, { money: f.ore(obstacle.money.lacking), brand: obstacle.money.brandName })
    if (!store) return t(m.full, { campaign: card.name })
    return t(obstacle.of === 'stock' ? m.outOfStock : m.fullStore, { store: storeWords(store) })
  }
  return (
    <section aria-label={t(m.profile)} className={css.profile} data-application={id}>
      <header className={css.head} hidden={!onStep}>
        <span className={css.position}>{t(m.position, { at, total })}</span>
        {onStep && (
          <>
            <IconButton
              icon="chevron-up"
              label={t(commonMessages.previous)}
              size="sm"
              disabled={at <= 1}
              onClick={() => onStep(-1)}
            />
            <IconButton
              icon="chevron-down"
              label={t(commonMessages.next)}
              size="sm"
              disabled={at >= total}
              onClick={() => onStep(1)}
            />
          </>
        )}
        <IconButton icon="external-link" label={t(m.wholeProfile)} size="sm" href={`/creators/${creator.id}`} />
        <IconButton icon="x" label={t(m.closeProfile)} size="sm" onClick={onClose} />
      </header>
      <div className={css.body}>
        <div className={css.person}>
          <Avatar name={creator.name} src={creator.avatarUrl} size={52} />
          <div className={css.words}>
            <h2>{creator.name}</h2>
            <span className={css.quiet}>{[`@${creator.username}`, creator.city].filter(Boolean).join(', ')}</span>
          </div>
          {mayWrite && (
            <IconButton
              icon="message-2"
              variant="line"
              label={t(commonMessages.writeTo, { name: creator.name })}
              href={`/messages/${creator.id}?brand=${card.brandId}`}
            />
          )}
        </div>
        <Offer application={application} />
        {motivation && <blockquote className={css.motivation}>{`”${motivation}”`}</blockquote>}
        {status === 'loading' && !whole && <Skeleton height={120} />}
        {status === 'error' && <LoadError error={error} onRetry={retry} ofCampaign />}
        {whole && <Requirements campaign={whole} demands={demands} creator={creator} />}
        <Figures creator={creator} />
        <CreatorRecord creatorId={creator.id} />
        <EarlierPosts creatorId={creator.id} />
        <Together creatorId={creator.id} />
        {!obstacle && <OnApproval application={application} money={money} />}
        {!obstacle && <BudgetWarnings fees={feesOf([application])} />}
      </div>
      <footer className={css.foot}>
        <div className={css.acts}>
          <Button onClick={onReject}>
            {t(m.reject)}
            {hints && <KeyHint names={[keyNames.reject]} />}
          </Button>
          <Button fullWidth variant="main" icon="check" onClick={onApprove} disabledReason={reason()}>
            {first.length > longestName ? t(commonMessages.approve) : t(m.approve, { name: first })}
            {hints && <KeyHint names={[keyNames.approve]} />}
          </Button>
        </div>
        {lacking && (
          <LinkButton size="sm" icon="plus" href={topUpHref(lacking.accountId, lacking.lacking)}>
            {t(moneyMessages.topUp)}
          </LinkButton>
        )}
      </footer>
    </section>
  )
}
