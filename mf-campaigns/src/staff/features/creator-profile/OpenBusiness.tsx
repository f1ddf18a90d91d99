import type { CreatorInsights, Instagramer } from '@samspel/api'
import { daysUntil, useFormats, useText } from '@samspel/i18n'
import { LinkButton, Notice } from '@samspel/ui'
import css from './CreatorProfile.module.css'
import { messages as m } from './messages'

const soonDays = 2

/** What waits for an answer: applications and posts to review, each with the way to it. */
export function OpenBusiness({ creator, insights }: { creator: Instagramer; insights: CreatorInsights | undefined }) {
  const t = useText()
  const f = useFormats()
  const name = creator.name.split(' ')[0]!
  return (
    <>
      {insights?.applications.map(({ participationId, campaignName, answerBy }) => (
        <Notice
          key={participationId}
          kind={daysUntil(answerBy) < soonDays ? 'warn' : 'info'}
          icon="clock"
          title={t(m.hasApplied, { name, campaign: campaignName })}
          action={
            <LinkButton size="sm" className={css.answer} href={`/applications?open=${participationId}`}>
              {t(m.answerApplication)}
            </LinkButton>
          }
        >
          {t(m.answerBy, { when: f.relativeDays(answerBy) })}
        </Notice>
      ))}
      {insights?.postsToReview.map(({ participationId, campaignId, campaignName, count }) => (
        <Notice
          key={participationId}
          kind="info"
          icon="eye-check"
          title={t(m.hasPosted, { name, n: count, campaign: campaignName })}
          action={
            <LinkButton
              size="sm"
              className={css.answer}
              href={`/mentions?campaign=${campaignId}&q=${encodeURIComponent(creator.username)}`}
            >
              {t(m.review)}
            </LinkButton>
          }
        />
      ))}
    </>
  )
}
