import { Fragment, type ReactNode } from 'react'
import { dayOf, useFormats, useText } from '@samspel/i18n'
import { changeQuery, useQueryParams } from '@samspel/navigation'
import type { RequestError } from '@samspel/store'
import { Card, cx, Icon, type IconName, Link, LinkButton, Skeleton } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import type { Waiting } from './data/overview'
import { type WaitingKind, waitingRows, waitingShown } from './data/waiting-rows'
import { waitingMessages as m } from './messages'
import css from './Overview.module.css'

const looks: Record<WaitingKind, { icon: IconName; href: string; action: typeof m.answer }> = {
  applications: { icon: 'user-check', href: '/applications?kind=all', action: m.answer },
  mentions: { icon: 'eye-check', href: '/mentions?state=pending', action: m.review },
  money: { icon: 'wallet', href: '/wallet', action: m.topUp },
  messages: { icon: 'message', href: '/messages?filter=unread', action: m.read },
  imagePurchases: { icon: 'photo-dollar', href: '/image-purchases', action: m.pay },
  approvals: { icon: 'shield-check', href: '/approvals', action: m.answer },
  drafts: { icon: 'pencil', href: '/campaigns?state=draft', action: m.goOn },
}

/** A single draft is opened itself. */
const lookOf = (kind: WaitingKind, { drafts }: Waiting) =>
  kind === 'drafts' && drafts?.count === 1
    ? { ...looks.drafts, href: `/campaigns/${drafts.campaign.id}/edit` }
    : looks[kind]

function useWords(waiting: Waiting) {
  const t = useText()
  const format = useFormats()
  const kronor = (ore: number) => format.money(Math.ceil(ore / 100))
  const when = (moment: string) => {
    const day = format.relativeDays(moment)
    return dayOf(moment) === dayOf(Date.now()) ? `${day} ${format.time(moment)}` : day
  }
  return (kind: WaitingKind): { title: string; detail: ReactNode } => {
    const { applications, mentions, money, messages, imagePurchases, approvals, drafts } = waiting
    if (kind === 'applications' && applications)
      return {
        title: t(m.applications, { n: applications.count }),
        detail:
          applications.dueToday > 0 ? (
            <span className={css.warn}>{t(m.dueToday, { n: applications.dueToday })}</span>
          ) : (
            t(m.noneDue)
          ),
      }
    if (kind === 'mentions' && mentions)
      return {
        title: t(m.mentions, { n: mentions.count }),
        detail: t(m.oldest, { when: format.relativeDays(mentions.oldestAt), username: mentions.username }),
      }
    if (kind === 'money' && money) {
      const { campaign } = money
      return {
        title: t(m.lacking, { money: kronor(money.lacking) }),
        detail: (
          <>
            {t(m.has, { brand: money.brandName, money: format.money(Math.floor(money.available / 100)) })}{' '}
            <span className={css.warn}>
              {campaign.startAt
                ? t(m.starts, { name: campaign.name, day: format.date(campaign.startAt) })
                : t(m.planned, { name: campaign.name })}
            </span>
            {money.moreBrands > 0 && ` ${t(m.moreBrands, { n: money.moreBrands })}`}
          </>
        ),
      }
    }
    if (kind === 'messages' && messages)
      return {
        title: t(m.messages, { n: messages.count }),
        detail:
          messages.latestFrom && messages.latestAt
            ? t(m.latest, { name: messages.latestFrom, when: when(messages.latestAt) })
            : t(m.marked),
      }
    if (kind === 'approvals' && approvals)
      return {
        title: t(m.approvals, { n: approvals.count }),
        detail: t(m.approvalsOf, { name: approvals.askedByName, money: kronor(approvals.amount) }),
      }
    if (kind === 'drafts' && drafts)
      return { title: t(m.drafts, { n: drafts.count }), detail: t(m.draftsOf, { name: drafts.campaign.name }) }
    const { count = 0, amount = 0, creatorName = '', moreCreators = 0 } = imagePurchases ?? {}
    return {
      title: t(m.purchases, { n: count }),
      detail: t(m.purchasesOf, { name: creatorName, more: moreCreators, money: kronor(amount) }),
    }
  }
}

function Rows({ waiting, rows }: { waiting: Waiting; rows: readonly WaitingKind[] }) {
  const t = useText()
  const words = useWords(waiting)
  return (
    <ul className={css.waiting}>
      {rows.map((kind, index) => {
        const { icon, href, action } = lookOf(kind, waiting)
        const { title, detail } = words(kind)
        return (
          <li key={kind} className={cx(css.wait, index === 0 && css.first)}>
            <span className={cx(css.sign, kind === 'money' && css.signWarn)}>
              <Icon name={icon} />
            </span>
            <span className={css.words}>
              <b>{title}</b>
              <span className={css.small}>{detail}</span>
            </span>
            <LinkButton
              href={href}
              size="sm"
              className={css.act}
              variant={index === 0 ? 'main' : 'line'}
              aria-label={t(m.actionOf, { action: t(action), title })}
            >
              {t(action)}
            </LinkButton>
          </li>
        )
      })}
    </ul>
  )
}

function Answered({ at }: { at: string | null }) {
  const t = useText()
  const format = useFormats()
  return (
    <div className={css.answered}>
      <span className={cx(css.sign, css.signOk)}>
        <Icon name="checks" />
      </span>
      <span className={css.words}>
        <b>{t(m.answered)}</b>
        <span className={css.small}>
          {at ? t(m.lastAnswer, { when: `${format.relativeDays(at)} ${format.time(at)}` }) : t(m.noAnswerYet)}
        </span>
      </span>
    </div>
  )
}

/** The company's pending work, most urgent first, the first five unless all is asked for; each row links to the list it counts. */
export function WaitingCard({
  waiting,
  error,
  onRetry,
}: {
  waiting: Waiting | undefined
  error: RequestError | undefined
  onRetry: () => void
}) {
  const t = useText()
  const [query] = useQueryParams()
  const rows = waiting ? waitingRows(waiting) : []
  const shown = query.waiting === 'all' ? rows : rows.slice(0, waitingShown)
  return (
    <Card
      padding="none"
      className={css.waitingCard}
      title={t(m.title)}
      aside={rows.length > 0 && <span className={css.small}>{t(m.things, { n: rows.length })}</span>}
    >
      {waiting ? (
        rows.length > 0 ? (
          <>
            <Rows waiting={waiting} rows={shown} />
            {shown.length < rows.length && (
              <p className={css.all}>
                <Link href={`/overview?${changeQuery('', { ...query, waiting: 'all' })}`}>
                  {t(m.all, { n: rows.length })}
                </Link>
              </p>
            )}
          </>
        ) : (
          <Answered at={waiting.lastAnswerAt} />
        )
      ) : error ? (
        <div className={css.failed}>
          <LoadError error={error} onRetry={onRetry} what={t(m.failed)} />
        </div>
      ) : (
        <div role="status" aria-label={t(m.loading)} aria-busy="true">
          {[0, 1, 2, 3].map((row) => (
            <Fragment key={row}>
              <div className={css.wait}>
                <Skeleton width={34} height={34} radius={10} />
                <span className={css.words}>
                  <Skeleton width="60%" />
                  <Skeleton width="85%" height={10} className={css.second} />
                </span>
                <Skeleton width={80} height={32} radius={10} />
              </div>
            </Fragment>
          ))}
        </div>
      )}
    </Card>
  )
}
