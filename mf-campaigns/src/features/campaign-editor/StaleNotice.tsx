import type { Campaign } from '@samspel/api'
import { useFormFacts } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { Button, Notice } from '@samspel/ui'
import { useEffect } from 'react'
import { messages } from './messages'

interface StaleNoticeProps {
  /** As the store knows it now: live facts bring the saves of others. */
  latest: Campaign
  /** What the form started from. */
  base: Campaign
  /** The server refused the last save as stale. */
  isRefused: boolean
  onAdopt: (campaign: Campaign) => void
  onReload: () => void
}

/** Follows the saves of others while nothing is typed; says so, and waits for a decision, once something is. */
export function StaleNotice({ latest, base, isRefused, onAdopt, onReload }: StaleNoticeProps) {
  const t = useText()
  const { dirty, submitting } = useFormFacts()
  const isBehind = latest.version > base.version
  useEffect(() => {
    if (isBehind && !dirty && !submitting) onAdopt(latest)
  }, [isBehind, dirty, submitting, latest, onAdopt])
  if (submitting || !(isRefused || (isBehind && dirty))) return null
  return <Notice kind="warn" action={<Button size="sm" onClick={onReload}>{t(messages.reload)}</Button>}>{t(messages.stale)}</Notice>
}
