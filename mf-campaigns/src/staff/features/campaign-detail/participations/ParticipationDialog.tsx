import type { Participation } from '@samspel/api'
import type { BrandMoney } from '@samspel/desk/money'
import { StaffAgreement } from '../../../components/agreement'
import { ApproveDialog } from './ApproveDialog'
import { NoteDialog } from './NoteDialog'
import type { Question } from './question'
import { RateDialog } from './RateDialog'
import { RejectDialog } from './RejectDialog'
import { ResolveDialog } from './ResolveDialog'
import type { Decisions } from './use-decisions'

/** The dialog for a question about a participation; `fee` in öre. */
export function ParticipationDialog({
  participation,
  question,
  fee,
  money,
  decisions,
  onClose,
}: {
  participation: Participation
  question: Question
  fee: number
  money: BrandMoney | undefined
  decisions: Decisions
  onClose: () => void
}) {
  const shown = { participation, onClose }
  if (question === 'approve') return <ApproveDialog {...shown} fee={fee} money={money} onApprove={decisions.approve} />
  if (question === 'reject') return <RejectDialog {...shown} decisions={decisions} />
  if (question === 'agreement') return <StaffAgreement id={participation.id} onClose={onClose} />
  if (question === 'note') return <NoteDialog {...shown} />
  return question === 'rate' ? <RateDialog {...shown} /> : <ResolveDialog {...shown} />
}
