import type { Participation } from '@samspel/api'
import type { MentionRecord } from '@samspel/store'
import { Compared } from './Compared'
import { PartsLeft } from './PartsLeft'

interface ComparedPostProps {
  mentions: readonly MentionRecord[]
  participation: Pick<Participation, 'campaign' | 'feeAmount' | 'need' | 'piecesLeft'>
  postHref: string
}

/** What is published beside the draft that was approved, and the parts that are still asked for. */
export function ComparedPost({ mentions, participation, postHref }: ComparedPostProps) {
  const { campaign, feeAmount, need, piecesLeft = [] } = participation
  const latest = mentions.find(({ draftMatch }) => draftMatch)
  if (!latest?.draftMatch) return null
  return (
    <>
      <Compared mention={latest} match={latest.draftMatch} brand={campaign.brandName} />
      {need === 'post' && piecesLeft.length > 0 && <PartsLeft pieces={piecesLeft} fee={feeAmount} href={postHref} />}
    </>
  )
}
