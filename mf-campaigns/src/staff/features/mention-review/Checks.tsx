import type { ReactNode } from 'react'
import type { Campaign } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { type MentionRecord, useEntity } from '@samspel/store'
import { Icon } from '@samspel/ui'
import { cautionMessages, useCautionWords } from '../../../shared/components/cautions'
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
        {detail && <div className={css.quiet}>{detail}</div>}
      </div>
    </li>
  )
}

interface CheckListProps {
  checks: MentionRecord['checks']
  /** What was written; absent where it is not known. */
  text: string | undefined
  kind: MentionRecord['kind']
  campaign: Pick<Campaign, 'mentions' | 'hashtags'> | undefined
  /** More that was checked. */
  children?: ReactNode
}

/** Words that want proof or care, where a text has any. They warn and block nothing. */
function Cautions({ text }: { text: string }) {
  const t = useText()
  const { claim, care } = useCautionWords()(text)
  return (
    <>
      <Check isFine={!claim} title={t(claim ? cautionMessages.claim : cautionMessages.noClaim)} detail={claim ?? ''} />
      <Check isFine={!care} title={t(cautionMessages.care)} detail={care ?? t(cautionMessages.none)} />
    </>
  )
}

/** Results for the ad label, with the words found, for accounts and hashtags, for words of the text, and for the deadline. */
export function CheckList({ checks, text, kind, campaign, children }: CheckListProps) {
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
      {text && <Cautions text={text} />}
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
export function Checks({
  mention: { checks, campaignId, kind },
  text,
}: {
  mention: MentionRecord
  text: string | undefined
}) {
  return <CheckList checks={checks} text={text} kind={kind} campaign={useEntity('campaigns', campaignId)} />
}
