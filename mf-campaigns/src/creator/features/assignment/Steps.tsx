import type { Participation } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Chip } from '@samspel/ui'
import { MyStateChip } from '../../../shared/components/CreatorParts'
import type { DraftPhase } from './data/draft-phase'
import { parcelStep, publishStep, reviewStep } from './data/steps'
import { DraftChip } from './lazy-parts'
import { mentionMessages } from './mention-messages'
import { nextMessages } from './next-messages'
import { chipMessages } from './parcel/chip-messages'
import { ParcelChip } from './parcel/ParcelChip'
import type { ParcelPhase } from './parcel/phase'
import { StepBar } from './StepBar'

interface StepsProps {
  step: number
  /** The brand asks for a change. */
  isAsked: boolean
  participation: Participation
  phase: ParcelPhase | undefined
  draft: DraftPhase | undefined
}

/** How far it has come, and what it waits for. */
export function Steps({ step, isAsked, participation: { id, state, fee, questionBy }, phase, draft }: StepsProps) {
  const t = useText()
  // What the brand asks about the agreement comes before all else.
  const question = questionBy && (
    <Chip tone="warn" icon="help">
      {t(nextMessages.question)}
    </Chip>
  )
  if (phase)
    return <StepBar current={parcelStep} name={chipMessages[phase]} chip={question || <ParcelChip phase={phase} />} />
  if (draft)
    return (
      <StepBar
        current={publishStep}
        name={draft === 'publish' ? nextMessages.stepPublish : nextMessages.stepDraft}
        chip={question || <DraftChip id={id} phase={draft} />}
      />
    )
  const chip =
    question ||
    (isAsked ? (
      <Chip tone="warn" icon="alert-triangle">
        {t(nextMessages.asked)}
      </Chip>
    ) : (
      <MyStateChip
        state={step === reviewStep ? 'pending' : state}
        {...(step === reviewStep && { label: t(mentionMessages.inReview) })}
        {...(step > reviewStep && fee?.state === 'paid' && { label: t(nextMessages.paid) })}
      />
    ))
  return <StepBar current={step} chip={chip} />
}
