import type { Campaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { Notice, SkeletonText, Stack } from '@samspel/ui'
import { LoadError } from '../../../../shared/components/CreatorParts'
import { diffFields } from '../../../components/field-diff'
import { FieldDiffs } from '../../../components/FieldDiffs'
import { getLastReview } from '../data'
import { answerMessages } from './answer-messages'
import { reviewMessages as messages } from './messages'

/** What the last review said, and what has changed in the campaign since. */
export function ReviewDiff({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const f = useFormats()
  const { result, status, error, retry } = useQuery(getLastReview({ params: { id: campaign.id } }))
  if (!result)
    return status === 'error' ? (
      <LoadError error={error} onRetry={retry} />
    ) : (
      <SkeletonText label={t(answerMessages.changes)} lines={2} />
    )
  const review = result.lastReview
  if (!review) return <Notice kind="neutral">{t(messages.firstReview)}</Notice>
  const diffs = diffFields(review.campaign, campaign)
  return (
    <Stack gap={12}>
      <div>
        {t(review.outcome === 'return' ? messages.sinceReturned : messages.sinceConfirmed, {
          date: f.dateTime(review.reviewedAt),
          name: review.reviewedByName ?? 'none',
        })}
      </div>
      {review.comment && <Notice kind="warn">{t(messages.lastComment, { comment: review.comment })}</Notice>}
      <b>{t(messages.changedSince, { n: diffs.length })}</b>
      {diffs.length > 0 && <FieldDiffs diffs={diffs} brandId={campaign.brandId} />}
    </Stack>
  )
}
