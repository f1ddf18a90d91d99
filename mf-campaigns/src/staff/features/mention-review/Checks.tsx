import { useText } from '@samspel/i18n'
import { type MentionRecord, useEntity } from '@samspel/store'
import { Icon } from '@samspel/ui'
import css from './MentionPanel.module.css'
import { labelNames, messages } from './messages'
import { missingNames } from './missing-names'

function Check({ isFine, title, detail }: { isFine: boolean; title: string; detail: string }) {
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

/** Results for the ad label, with the words found, for accounts and hashtags, and for the deadline. */
export function Checks({ mention: { checks, campaignId, kind } }: { mention: MentionRecord }) {
  const t = useText()
  const campaign = useEntity('campaigns', campaignId)
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
    </ul>
  )
}
