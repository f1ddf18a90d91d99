import { useState } from 'react'
import type { Campaign } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { can } from '@samspel/store'
import { Notice } from '@samspel/ui'
import { ReviewPanel } from './lazy-panel'
import { waitingMessages as messages } from './waiting-messages'

/** The status of the review: its answer for the owner, the panel for platform staff. */
export function Review({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const [isEmpty, setEmpty] = useState(false)
  const { state } = campaign
  if (isEmpty || (state === 'requested' && (can(campaign, 'confirm') || can(campaign, 'return'))))
    return <ReviewPanel campaign={campaign} isEmpty={isEmpty} onEmpty={setEmpty} />
  if (state === 'requested') return null
  const isDraft = state === 'draft'
  const comment = isDraft ? campaign.reviewAnswer : campaign.reviewComment
  return comment ? <Notice kind={isDraft ? 'warn' : 'info'}>{t(messages.reviewComment, { comment })}</Notice> : null
}
