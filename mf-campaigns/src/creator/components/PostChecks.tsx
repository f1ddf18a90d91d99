import type { Country } from '@samspel/api'
import { adLabels } from '@samspel/api/ad-label'
import { type Message, useText } from '@samspel/i18n'
import { Timeline, type TimelineEvent } from '@samspel/ui/late'
import type { Checks } from './are-met'
import { messages as m } from './post-checks-messages'

const labels: Record<Checks['adLabel'], Message> = {
  ok: m.labelOk,
  unclear: m.labelUnclear,
  missing: m.labelMissing,
}

/** The reviewer's checks of a text, as the creator reads them. `asks`: what the campaign wants in it; otherwise only what is missing shows. */
export function PostChecks({
  checks: { adLabel, missingHashtags, missingAccounts },
  asks,
  country,
}: {
  checks: Checks
  asks?: { hashtags: boolean; accounts: boolean }
  /** Of the campaign: it decides how posts are labelled. */
  country: Country | undefined
}) {
  const t = useText()
  const check = (key: string, isFine: boolean, title: string): TimelineEvent => ({
    key,
    icon: isFine ? 'check' : 'alert-triangle',
    tone: isFine ? 'ok' : 'warn',
    title,
  })
  const words = (missing: readonly string[], sign: string) => ({ words: missing.map((word) => sign + word).join(', ') })
  const hasHashtags = missingHashtags.length === 0
  const hasAccounts = missingAccounts.length === 0
  const events = [
    check(
      'label',
      adLabel === 'ok',
      adLabel === 'ok' || !country
        ? t(labels[adLabel])
        : `${t(labels[adLabel])} ${t(m.labelStart, { label: adLabels[country][0] })}`,
    ),
    ...((asks?.hashtags ?? !hasHashtags)
      ? [
          check(
            'hashtags',
            hasHashtags,
            hasHashtags ? t(m.hashtagsOk) : t(m.hashtagsMissing, words(missingHashtags, '#')),
          ),
        ]
      : []),
    ...((asks?.accounts ?? !hasAccounts)
      ? [
          check(
            'accounts',
            hasAccounts,
            hasAccounts ? t(m.accountsOk) : t(m.accountsMissing, words(missingAccounts, '@')),
          ),
        ]
      : []),
  ]
  return <Timeline label={t(m.checks)} events={events} />
}
