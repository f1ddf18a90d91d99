import type { ReactNode } from 'react'
import { commonMessages, type Message, useFormats, useText } from '@samspel/i18n'
import { Card, Count, cx, Icon, type IconName, Link, SkeletonList } from '@samspel/ui'
import type { othersInOrder, Waiting } from './data'
import { messages as m } from './messages'
import css from './PlatformHome.module.css'

type Kind = ReturnType<typeof othersInOrder>[number]

const looks: Record<Kind, { icon: IconName; title: Message; act: Message; tone?: 'bad' | 'warn' }> = {
  alarm: { icon: 'alert-triangle', title: m.alarm, act: m.open, tone: 'bad' },
  payouts: { icon: 'building-bank', title: m.payout, act: m.approve, tone: 'warn' },
  reports: { icon: 'flag', title: m.reports, act: m.read },
  companies: { icon: 'building', title: m.companies, act: commonMessages.answer },
  adjustments: { icon: 'users', title: m.adjustments, act: m.review },
}

const hrefOf = (kind: Kind, { payouts }: Waiting): string =>
  ({
    alarm: '/platform/status',
    payouts: payouts?.count === 1 ? `/payouts/${payouts.id}` : '/payouts',
    reports: '/message-reports',
    companies: '/admin/company-requests',
    adjustments: '/wallet/reconciliation',
  })[kind]

/** What each kind says of itself, and by when or since when. */
function useWords(waiting: Waiting): (kind: Kind) => { detail: ReactNode; when: string } {
  const t = useText()
  const f = useFormats()
  const money = (ore: number) => f.money(Math.round(ore / 100))
  const { alarm, payouts, reports, companies, adjustments } = waiting
  const words: Record<Kind, () => { detail: ReactNode; when: string }> = {
    alarm: () => ({
      detail:
        alarm &&
        t(m.failing, {
          name: alarm.name,
          version: alarm.version,
          share: f.percent(alarm.loads > 0 ? alarm.failures / alarm.loads : 1),
        }),
      when: alarm ? f.relativeDays(alarm.since) : '',
    }),
    payouts: () => ({
      detail: payouts && t(m.batch, { n: payouts.creators, money: money(payouts.amount), name: payouts.compiledBy }),
      when: payouts ? t(m.before, { when: f.relativeDays(payouts.sendBy) }) : '',
    }),
    reports: () => ({
      detail: reports && (reports.text ? t(m.oldestReport, { text: reports.text }) : t(m.noText)),
      when: reports ? f.relativeDays(reports.oldestAt) : '',
    }),
    companies: () => ({
      detail:
        companies && t(m.wantIn, { names: companies.names.join(', '), more: companies.count - companies.names.length }),
      when: companies ? f.relativeDays(companies.oldestAt) : '',
    }),
    adjustments: () => ({
      detail: adjustments && t(m.largest, { money: money(adjustments.amount), name: adjustments.requestedBy }),
      when: adjustments ? f.relativeDays(adjustments.oldestAt) : '',
    }),
  }
  return (kind) => words[kind]()
}

function Rows({ waiting, kinds }: { waiting: Waiting; kinds: readonly Kind[] }) {
  const t = useText()
  const words = useWords(waiting)
  return (
    <ul className={css.others}>
      {kinds.map((kind) => {
        const { icon, title, act, tone } = looks[kind]
        const { detail, when } = words(kind)
        const n = waiting[kind]?.count ?? 0
        return (
          <li key={kind}>
            <span className={cx(css.sign, tone && css[tone])}>
              <Icon name={icon} />
            </span>
            <span className={css.words}>
              <span className={css.title}>
                <b>{t(title)}</b> <Count value={n} label={t(m.waiting, { n })} tone="quiet" />
              </span>
              <span className={css.detail}>{detail}</span>
            </span>
            <span className={css.side}>
              <span className={cx(css.small, tone && css[`${tone}Word`])}>{when}</span>
              <Link href={hrefOf(kind, waiting)} aria-label={t(m.actOf, { act: t(act), title: t(title) })}>
                {t(act)}
              </Link>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Everything else that waits; undefined while it is loading. */
export function OtherWaiting({ waiting, kinds }: { waiting: Waiting | undefined; kinds: readonly Kind[] }) {
  const t = useText()
  const n = kinds.reduce((sum, kind) => sum + (waiting?.[kind]?.count ?? 0), 0)
  return (
    <Card
      padding="none"
      className={css.card}
      title={t(m.others)}
      aside={waiting && <span className={css.small}>{t(m.things, { n })}</span>}
    >
      {waiting ? (
        <Rows waiting={waiting} kinds={kinds} />
      ) : (
        <div className={css.loading}>
          <SkeletonList label={t(commonMessages.loading)} />
        </div>
      )}
    </Card>
  )
}
