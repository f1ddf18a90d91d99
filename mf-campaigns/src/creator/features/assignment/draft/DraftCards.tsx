import type { PieceLeft } from '@samspel/api/campaign-rules'
import { useText } from '@samspel/i18n'
import { SkeletonText } from '@samspel/ui'
import { LoadError } from '../../../../shared/components/CreatorParts'
import { draftMessages, usePostDraft } from '../../../../shared/components/drafts'
import type { DraftPhase } from '../data/draft-phase'
import { ApprovedDraft } from './ApprovedDraft'
import { AskedChanges } from './AskedChanges'
import { ExtraRound } from './ExtraRound'
import { PartsLeft } from './PartsLeft'
import { WaitingDraft } from './WaitingDraft'
import { WriteDraft } from './WriteDraft'

export interface DraftCardsProps {
  /** Of the participation, or of what was picked up. */
  id: string
  phase: DraftPhase
  brand: string
  /** Öre; 0 where nothing is paid. */
  fee: number
  piecesLeft: readonly PieceLeft[]
  postHref: string
}

/** What there is to know and do of a draft now (drawings zm 2 to 4). */
export function DraftCards({ id, phase, brand, fee, piecesLeft, postHref }: DraftCardsProps) {
  const t = useText()
  const { draft, status, error, retry } = usePostDraft(id)
  if (!draft)
    return status === 'error' ? (
      <LoadError what={t(draftMessages.failed)} error={error} onRetry={retry} />
    ) : (
      <SkeletonText label={t(draftMessages.loading)} lines={6} />
    )
  if (draft.extraRound === 'asked') return <ExtraRound draft={draft} brand={brand} onAnswered={retry} />
  if (phase === 'write') return <WriteDraft draft={draft} brand={brand} onDiscarded={retry} />
  if (phase === 'waiting') return <WaitingDraft draft={draft} brand={brand} onTakenBack={retry} />
  if (phase === 'changes') return <AskedChanges draft={draft} brand={brand} onTicked={retry} />
  return (
    <>
      <ApprovedDraft draft={draft} brand={brand} />
      {piecesLeft.length > 1 && <PartsLeft pieces={piecesLeft} fee={fee} href={postHref} />}
    </>
  )
}
