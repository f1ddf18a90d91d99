import type { Participation } from '@samspel/api'
import { type BrandMoney, moneyMessages, Reserves, useTopUpHref } from '@samspel/desk/money'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useEntity, useQuery } from '@samspel/store'
import { Avatar, Button, IconButton, LinkButton, Picture, Skeleton } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { getCampaign } from '../../../shared/data'
import { useMayWrite } from '../../components/use-may-write'
import { KeyHint, keyNames } from '../../review-desk'
import type { ApplicationsOverview } from './data'
import css from './Profile.module.css'
import { profileMessages as m } from './profile-messages'
import { Requirements } from './Requirements'
import { EarlierPosts, Together } from './Work'

type WaitingCampaign = ApplicationsOverview['byCampaign'][number] | undefined

interface ProfileProps {
  application: Participation
  campaign: WaitingCampaign
  /** Places left in the campaign, minus approvals not sent yet; null when unlimited. */
  placesLeft: number | null
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

function Figures({ creator: { figures } }: Pick<Participation, 'creator'>) {
  const t = useText()
  const f = useFormats()
  if (!figures) return null
  const shown = [
    [figures.averageReach === null ? '–' : f.number(figures.averageReach), t(m.reach)],
    [
      figures.averageRating === null ? '–' : f.number(figures.averageRating, 1),
      t(m.ratings, { n: figures.ratingsCount }),
    ],
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
  campaign,
  placesLeft,
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
  const { creator, campaign: card, motivation, demands, campaignId } = application
  const { status, error, retry } = useQuery(getCampaign({ params: { id: campaignId } }))
  const whole = useEntity('campaigns', campaignId)
  const places = placesLeft === null ? t(m.placesAny) : t(m.places, { left: placesLeft })
  const first = creator.name.split(' ')[0]!
  const topUpHref = useTopUpHref()
  const isFull = placesLeft !== null && placesLeft <= 0
  const lacking = !isFull && money && money.lacking > 0 ? money : undefined
  return (
    <section aria-label={t(m.profile)} className={css.profile}>
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
        <div className={css.campaign}>
          <Picture src={card.productImageUrl} focus={card.productImageFocus} alt="" ratio={1} className={css.picture} />
          <div className={css.words}>
            <b>{card.name}</b>
            <span className={css.quiet}>
              {campaign && campaign.fee > 0 ? t(m.fee, { places, money: f.ore(campaign.fee) }) : places}
            </span>
            {money && !isFull && !lacking && <Reserves money={[money]} className={css.quiet} />}
          </div>
        </div>
        {motivation && <blockquote className={css.motivation}>{`”${motivation}”`}</blockquote>}
        {status === 'loading' && !whole && <Skeleton height={120} />}
        {status === 'error' && <LoadError error={error} onRetry={retry} ofCampaign />}
        {whole && <Requirements campaign={whole} demands={demands} creator={creator} />}
        <Figures creator={creator} />
        <EarlierPosts creatorId={creator.id} />
        <Together creatorId={creator.id} />
      </div>
      <footer className={css.foot}>
        <div className={css.acts}>
          <Button onClick={onReject}>
            {t(m.reject)}
            {hints && <KeyHint names={[keyNames.reject]} />}
          </Button>
          <Button
            fullWidth
            variant="main"
            icon="check"
            onClick={onApprove}
            disabledReason={
              isFull
                ? t(m.full, { campaign: card.name })
                : lacking && t(moneyMessages.lacks, { money: f.ore(lacking.lacking), brand: lacking.brandName })
            }
          >
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
