import { Text, useText } from '@samspel/i18n'
import type { Query } from '@samspel/store'
import { BareLink, Icon } from '@samspel/ui'
import css from './CampaignList.module.css'
import { messages } from './messages'

/** Counts of pending work, each as a link; renders nothing when there is none. */
export function Waiting({
  waiting,
  requested = 0,
}: {
  waiting: NonNullable<Query<'countCampaigns'>['result']>['waiting'] | undefined
  /** Campaigns awaiting the platform's review. */
  requested?: number | undefined
}) {
  const t = useText()
  const chips = [
    {
      icon: 'clipboard-check',
      href: '/campaigns?state=requested',
      message: messages.toApprove,
      count: messages.campaignsCount,
      n: requested,
    },
    {
      icon: 'eye-check',
      href: '/mentions?state=pending',
      message: messages.toReview,
      count: messages.posts,
      n: waiting?.mentions ?? 0,
    },
    {
      icon: 'user-plus',
      href: '/applications?kind=all',
      message: messages.applications,
      count: messages.applicationsCount,
      n: waiting?.applications ?? 0,
    },
    {
      icon: 'calendar-due',
      href: '/campaigns?waiting=dueSoon',
      message: messages.dueSoon,
      count: messages.dueSoonCount,
      n: waiting?.dueSoon ?? 0,
    },
  ] as const
  // Reserves the space until the counts are loaded, to avoid a layout shift.
  if (!waiting)
    return (
      <div className={css.waiting} aria-hidden="true">
        <span className={css.heldChip}>
          <span>&nbsp;</span>
        </span>
      </div>
    )
  const shown = chips.filter(({ n }) => n > 0)
  if (shown.length === 0) return null
  return (
    <ul className={css.waiting} aria-label={t(messages.waiting)}>
      {shown.map(({ icon, href, message, count, n }) => (
        <li key={icon}>
          <BareLink href={href} className={css.chip}>
            <Icon name={icon} size={16} />
            <span>
              <Text message={message} values={{ count: <b>{t(count, { n })}</b> }} />
            </span>
            <Icon name="chevron-right" size={14} />
          </BareLink>
        </li>
      ))}
    </ul>
  )
}
