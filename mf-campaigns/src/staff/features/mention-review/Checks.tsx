import type { ReactNode } from 'react'
import type { Campaign } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { type MentionRecord, useEntity } from '@samspel/store'
import { Icon } from '@samspel/ui'
import css from './MentionPanel.module.css'
import { labelNames, messages } from './messages'
import { missingNames } from './missing-names'

/** One of them: whether it holds, and with what. */
export function Check({ isFine, title, detail }: { isFine: boolean; title: string; detail: string }) {
  return (
    <li className={isFine ? css.fine : css.amiss}>
      <Icon name={isFine ? 'circle-check' : 'alert-circle'} size={18} />
      <div>
        <div className={css.checkTitle}>{title}</div>
        <div className={css.quiet}>{detail}</div>
      </div>
    </li>
  )
}

interface CheckListProps {
  checks: MentionRecord['checks']
  kind: MentionRecord['kind']
  campaign: Pick<Campaign, 'mentions' | 'hashtags'> | undefined
  /** More that was checked. */
  children?: ReactNode
}

/** Results for the ad label, with the words found, for accounts and hashtags, and for the deadline. */
export function CheckList({ checks, kind, campaign, children }: CheckListProps) {
  const t = useText()
  const missing = missingNames(checks)
  const wanted = [
    ...(campaign?.mentions ?? []).map((name) => `@${name}`),
    ...(campaign?.hashtags ?? []).map((name) => `#${name}`),
  ]
  const days = checks.daysBeforeDue
  const words = checks.adLabelFound
  const labelDetail = () => {
    if (kind === 'link') return t(messages.labelOfLink)
    if (!words) return t(messages.labelNone)
    return t(checks.adLabel === 'ok' ? messages.labelWords : messages.labelLater, { words })
  }
  return (
    <ul className={css.checks}>
      <Check
        isFine={checks.adLabel === 'ok'}
        title={t(checks.adLabel === 'ok' ? messages.labelFirst : labelNames[checks.adLabel])}
        detail={labelDetail()}
      />
      {kind !== 'link' && (
        <Check
          isFine={missing.length === 0}
          title={t(missing.length === 0 ? messages.namesThere : messages.namesMissing)}
          detail={(missing.length > 0 ? missing : wanted).join(', ') || (campaign ? t(messages.namesNone) : '')}
        />
      )}
      {days !== null && (
        <Check
          isFine={days >= 0}
          title={t(days >= 0 ? messages.inTime : messages.late)}
          detail={t(days >= 0 ? messages.daysBefore : messages.daysAfter, { days: Math.abs(days) })}
        />
      )}
      {children}
    </ul>
  )
}

/** What was checked of a post. */
export function Checks({ mention: { checks, campaignId, kind } }: { mention: MentionRecord }) {
  return <CheckList checks={checks} kind={kind} campaign={useEntity('campaigns', campaignId)} />
}
