import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { answerClock, type Campaign, type Participation } from '@samspel/api'
import { providerNames } from '@samspel/forms/sign-in-ways'
import { dayMs, useFormats, useText } from '@samspel/i18n'
import { can, selectCurrentInstagramer, useAppSelector, usePagedList } from '@samspel/store'
import { Button, LinkButton, Notice } from '@samspel/ui'
import { connectMessages } from '../../components/connect-messages'
import { connectionPath, useConnectInstagram } from '../../components/use-connect-instagram'
import { offerListKey, offerLists } from '../../data'
import { writeFilter } from '../../data/offer-filter'
import { messages } from './messages'
import css from './Offer.module.css'
import { requirementMessages as m } from './requirement-messages'

/** A button with a line of text below. */
function WithNote({ children, note }: { children: ReactNode; note: ReactNode }) {
  return (
    <div className={css.action}>
      {children}
      <p className={css.note}>{note}</p>
    </div>
  )
}

function Connect({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const me = useAppSelector(selectCurrentInstagramer)
  const back = `/marketplace/${campaign.id}`
  const { ways, connect, busy, problem } = useConnectInstagram(back)
  const isChoice = ways.length > 1
  const reads = isChoice
    ? connectMessages.readsByEither
    : ways[0] === 'instagram'
      ? connectMessages.readsByInstagram
      : connectMessages.reads
  // Creators who have already seen accounts that cannot be connected need the instructions rather than the same question again.
  if (me?.connectionObstacle && !me.connectedAccount)
    return (
      <LinkButton variant="main" href={connectionPath(back)} iconAfter="arrow-right">
        {t(connectMessages.mend)}
      </LinkButton>
    )
  return (
    <WithNote note={problem ? <Notice kind="bad">{t(problem)}</Notice> : t(reads)}>
      {ways.map((provider) => (
        <Button
          key={provider}
          variant="main"
          icon={provider === 'instagram' || !isChoice ? 'brand-instagram' : 'brand-facebook'}
          onClick={() => connect(provider)}
          loading={busy === provider}
        >
          {isChoice ? t(connectMessages.connectBy, { provider: providerNames[provider] }) : t(connectMessages.connect)}
        </Button>
      ))}
    </WithNote>
  )
}

/** Suggests suitable offers: instead of one the creator cannot apply to, after a no, and while the brand has not answered. */
function Fitting({ variant = 'main' }: { variant?: 'main' | 'line' }) {
  const t = useText()
  const navigate = useNavigate()
  const userId = useAppSelector(({ app }) => app.currentInstagramerId ?? undefined)
  const country = useAppSelector(selectCurrentInstagramer)?.countryCode ?? null
  const filter = { country, fits: true }
  const delivered = usePagedList(offerLists, offerListKey({ ...filter, deliveryMethod: 'delivery' }))
  const fetched = usePagedList(offerLists, offerListKey({ ...filter, deliveryMethod: 'pickup' }))
  return (
    <Button
      variant={variant}
      onClick={() => {
        writeFilter(userId, filter)
        void navigate('/marketplace')
      }}
    >
      {t(m.fitting, { n: delivered.totalCount + fetched.totalCount })}
    </Button>
  )
}

const missing: readonly unknown[] = ['too_few_followers', 'too_many_followers', 'other_country']

interface OfferActionProps {
  campaign: Campaign
  participation: Participation | undefined
  onApply: () => void
}

/** Whether an offer has any action; without one, the page needs no action bar. */
export const hasOfferAction = (campaign: Campaign, participation: Participation | undefined): boolean =>
  can(campaign, 'apply') ||
  ['pickup', 'not_connected', ...missing].includes(campaign.applyObstacle) ||
  participation !== undefined

/** The single action for an offer: apply, connect an account, choose a store, see suitable offers, or continue to the assignment. */
export function OfferAction({ campaign, participation, onApply }: OfferActionProps) {
  const t = useText()
  const f = useFormats()
  const { applyObstacle: obstacle, id, brandName } = campaign
  if (can(campaign, 'apply')) {
    const date = f.date(new Date(Date.now() + answerClock.expireAfterDays * dayMs).toISOString())
    return (
      <WithNote note={t(m.answerBy, { brand: brandName, date })}>
        <Button variant="main" onClick={onApply}>
          {t(messages.apply)}
        </Button>
      </WithNote>
    )
  }
  if (obstacle === 'pickup')
    return (
      <LinkButton variant="main" icon="map-pin" href={`/p/marketplace/store-campaigns?campaignId=${id}`}>
        {t(messages.chooseStore)}
      </LinkButton>
    )
  if (obstacle === 'not_connected') return <Connect campaign={campaign} />
  if (missing.includes(obstacle)) return <Fitting />
  if (participation?.state === 'rejected') return <Fitting />
  if (participation?.state === 'pending') return <Fitting variant="line" />
  return participation ? (
    <LinkButton variant="main" href={`/assignments/${participation.id}`} iconAfter="arrow-right">
      {t(messages.toAssignment)}
    </LinkButton>
  ) : null
}
