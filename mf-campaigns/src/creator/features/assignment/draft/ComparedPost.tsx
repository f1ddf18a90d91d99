import type { PieceLeft } from '@samspel/api/campaign-rules'
import type { MentionRecord } from '@samspel/store'
import { Compared } from './Compared'
import { PartsLeft } from './PartsLeft'

interface ComparedPostProps {
  mentions: readonly MentionRecord[]
  brand: string
  /** `isAsked`: more is to be handed in. */
  work: { feeAmount: number; isAsked: boolean; piecesLeft: readonly PieceLeft[] }
  postHref: string
}

/** What is published beside the draft that was approved, and the parts that are still asked for. */
export function ComparedPost({ mentions, brand, work, postHref }: ComparedPostProps) {
  const latest = mentions.find(({ draftMatch }) => draftMatch)
  if (!latest?.draftMatch) return null
  return (
    <>
      <Compared mention={latest} match={latest.draftMatch} brand={brand} />
      {work.isAsked && work.piecesLeft.length > 0 && (
        <PartsLeft pieces={work.piecesLeft} fee={work.feeAmount} href={postHref} />
      )}
    </>
  )
}
