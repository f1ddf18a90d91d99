import type { ReactNode } from 'react'
import { silentArrivalOf } from '@samspel/api/parcels'
import { dayOf, daysUntil, useFormats, useText } from '@samspel/i18n'
import { capital, useCampaignDeadline } from '@samspel/offer'
import { can } from '@samspel/store'
import { Card, cx, Icon, type IconName } from '@samspel/ui'
import { Problem } from '../Problem'
import { Leave } from './Leave'
import { messages as m } from './messages'
import { TrackingNumber } from './Number'
import css from './Parcel.module.css'
import { ParcelPicture } from './ParcelPicture'
import type { Parcelled, ParcelPhase } from './phase'
import { dayAfterYes, useArrival, useKeptAct } from './use-parcel-acts'
import { YourParcel } from './YourParcel'

interface CardsProps {
  participation: Parcelled
}

function Line({ icon, tone, children }: { icon: IconName; tone?: 'soft' | 'late'; children: ReactNode }) {
  return (
    <div className={cx(css.pill, tone && css[tone])}>
      <Icon name={icon} size={18} />
      <span>{children}</span>
    </div>
  )
}

function NoDeadline({ participation: { campaign } }: CardsProps) {
  const t = useText()
  const when = useCampaignDeadline(campaign)
  return (
    <Line icon="calendar-event" tone="soft">
      {t(m.daysFrom, { when: capital(when ?? '') })}
    </Line>
  )
}

function Packing({ participation, isMissing }: CardsProps & { isMissing: boolean }) {
  const t = useText()
  const f = useFormats()
  const { parcel, campaign } = participation
  const brand = campaign.brandName
  const isLate = daysUntil(parcel.sendBy) < 0
  return (
    <>
      <Card>
        <h2 className={css.title}>{isMissing ? t(m.whereTo) : t(m.packs, { brand })}</h2>
        <p className={css.text}>{isMissing ? t(m.missingText, { brand }) : t(m.packsText)}</p>
        {!isMissing && (
          <Line icon={isLate ? 'alert-circle' : 'package'} {...(isLate && { tone: 'late' as const })}>
            {isLate
              ? t(m.sendLate, { days: f.relativeDays(parcel.sendBy) })
              : t(m.sendBy, { date: f.date(parcel.sendBy) })}
          </Line>
        )}
        <NoDeadline participation={participation} />
        {can(participation, 'withdraw') && <Leave participation={participation} />}
      </Card>
      <YourParcel participation={participation} />
    </>
  )
}

function OnWay({ participation }: CardsProps) {
  const t = useText()
  const f = useFormats()
  const { parcel, campaign } = participation
  return (
    <>
      <Card>
        <h2 className={css.title}>{t(m.onWay)}</h2>
        <p className={css.text}>
          {t(m.onWayText, { brand: campaign.brandName, at: parcel.sentAt ? f.dateTime(parcel.sentAt) : '' })}
        </p>
        <TrackingNumber parcel={parcel} />
        <NoDeadline participation={participation} />
      </Card>
      <YourParcel participation={participation} />
    </>
  )
}

function Question({ participation }: CardsProps) {
  const t = useText()
  const f = useFormats()
  const { parcel, campaign } = participation
  const day = dayAfterYes(participation, dayOf(Date.now()))
  return (
    <>
      <Card padding="none">
        <ParcelPicture />
        <div className={css.question}>
          <h2 className={css.title}>{t(m.question)}</h2>
          <p className={css.text}>
            {t(m.questionText, { brand: campaign.brandName, date: parcel.sentAt ? f.date(parcel.sentAt) : '' })}
          </p>
        </div>
      </Card>
      <div className={css.day}>
        <span>{t(m.yesMeans)}</span>
        <b>{f.date(day, 'weekday')}</b>
        <span className={css.in}>{f.relativeDays(day)}</span>
      </div>
      {parcel.askFrom && (
        <p className={css.quiet}>{t(m.silenceMeans, { date: f.date(silentArrivalOf(parcel.askFrom)) })}</p>
      )}
      <Card>
        <TrackingNumber parcel={parcel} />
      </Card>
    </>
  )
}

function InTrouble({ participation }: CardsProps) {
  const t = useText()
  const f = useFormats()
  const brand = participation.campaign.brandName
  const problem = participation.parcel.problem ?? participation.deliveryProblem
  if (!problem) return null
  const isLate = Boolean(problem.answerBy) && daysUntil(problem.answerBy ?? '') < 0
  return (
    <>
      <Problem problem={problem} brand={brand} />
      <Card>
        <Line icon="hourglass" tone="soft">
          {t(m.stands, { date: f.date(problem.reportedAt) })}
          {problem.answerBy && !isLate && ` ${t(m.answersBy, { brand, date: f.date(problem.answerBy) })}`}
        </Line>
        {isLate && <p className={css.text}>{t(m.answerLate, { brand, date: f.date(problem.answerBy ?? '') })}</p>}
        {can(participation, 'withdraw') && <Leave participation={participation} />}
      </Card>
      <YourParcel participation={participation} />
    </>
  )
}

/** What was said of the parcel while it can be taken back, or until there is a network. */
function Said({ participation, waits }: CardsProps & { waits: boolean }) {
  const t = useText()
  const f = useFormats()
  const kept = useKeptAct(participation.parcel.id)
  const isArrival = kept?.kind !== 'problem'
  return (
    <Card>
      <h2 className={css.title}>{isArrival ? t(m.arrivedTitle) : t(m.wrong)}</h2>
      {isArrival && (
        <p className={css.text}>
          {t(m.arrivedText, { date: f.date(dayAfterYes(participation, dayOf(kept?.at ?? Date.now()))) })}
        </p>
      )}
      {waits && (
        <Line icon="wifi-off" tone="soft">
          {t(m.waits)}. {t(m.waitsText)}
        </Line>
      )}
    </Card>
  )
}

/** The parcel of an assignment: what happens with it now, its number, and what is in it. No day to publish is shown before it has come. */
export function ParcelCards({ participation, phase }: CardsProps & { phase: ParcelPhase }) {
  const { isHeld } = useArrival(participation)
  const kept = useKeptAct(participation.parcel.id)
  if (isHeld || kept) return <Said participation={participation} waits={!isHeld} />
  if (phase === 'problem') return <InTrouble participation={participation} />
  if (phase === 'asked') return <Question participation={participation} />
  if (phase === 'sent') return <OnWay participation={participation} />
  return <Packing participation={participation} isMissing={phase === 'missing'} />
}
