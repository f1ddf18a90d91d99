import { commonMessages, useText } from '@samspel/i18n'
import { Chip, type ChipTone, type IconName } from '@samspel/ui'
import { usePostDraft, useRound } from '../../../../shared/components/drafts'
import type { DraftPhase } from '../data/draft-phase'
import { draftStepMessages as messages } from './step-messages'

const looks = {
  write: ['outline', 'pencil', messages.chipWrite],
  waiting: ['warn', 'clock', commonMessages.waiting],
  changes: ['warn', 'alert-triangle', messages.chipChanges],
  publish: ['ok', 'check', messages.chipApproved],
} as const satisfies Record<DraftPhase, readonly [ChipTone, IconName, unknown]>

/** Where the draft stands, in a word; of changes which of those agreed. */
export function DraftChip({ id, phase }: { id: string; phase: DraftPhase }) {
  const t = useText()
  const roundOf = useRound()
  const { draft } = usePostDraft(id)
  const [tone, icon, words] = looks[phase]
  return (
    <Chip tone={tone} icon={icon}>
      {(phase === 'changes' && draft && roundOf(draft)) || t(words)}
    </Chip>
  )
}
