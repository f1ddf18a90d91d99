import type { ReactNode } from 'react'
import type { Campaign } from '@samspel/api'
import { countErrors, SubmitButton, useFormActions, useFormFacts, useFormValues } from '@samspel/forms'
import { commonMessages, dayOf, errorIdMessages, useFormats, useText } from '@samspel/i18n'
import { Button, Notice, Page, SaveStatus, StatusChip, useIsMobile } from '@samspel/ui'
import { stateNames, stateTabs } from '../../../shared/components/campaign-names'
import { missingOf, nextOf, type StepKey, stepStates } from './data/steps'
import type { EditorValues } from './data/values'
import { useEditorWays } from './editor-context'
import { EditorMenu } from './EditorMenu'
import { messages, stepNames } from './messages'
import { BudgetCheck } from './sections/BudgetCheck'
import type { Saving } from './use-save'

/** The status beside the buttons: saving, time of the last save, or unsaved; before any of them, what is given instead. */
function SavedMark({ saving: { base, isSaving }, instead = null }: { saving: Saving; instead?: ReactNode }) {
  const t = useText()
  const f = useFormats()
  const { dirty, submitting } = useFormFacts()
  if (submitting || isSaving) return <SaveStatus state="saving" label={t(messages.saving)} />
  if (dirty) return <SaveStatus state="unsaved" label={t(messages.unsaved)} />
  if (!base) return instead
  const isToday = dayOf(base.updatedAt) === dayOf(Date.now())
  return (
    <SaveStatus
      state="saved"
      label={t(commonMessages.saved, { time: isToday ? f.time(base.updatedAt) : f.date(base.updatedAt, 'short') })}
    />
  )
}

/** The platform's objection to a review that filling in fields cannot resolve. */
const refusalOf = (campaign: Campaign | undefined) => {
  const reason = campaign?.refusals?.find(({ act }) => act === 'request')?.reason
  return reason === 'company_not_approved' || reason === 'email_not_confirmed' ? errorIdMessages[reason] : undefined
}

/** Props of {@link EditorHead}. */
export interface EditorHeadProps {
  campaign: Campaign | undefined
  saving: Saving
  onReview: () => void
  /** The section shown. */
  step: StepKey
  onSelect: (step: StepKey) => void
  /** The user is leaving for good, so no confirmation is needed. */
  onLeave: () => void
  children: ReactNode
}

/** Title, save status, and the two ways to continue. */
export function EditorHead({ campaign, saving, onReview, step, onSelect, onLeave, children }: EditorHeadProps) {
  const t = useText()
  const isMobile = useIsMobile()
  const { submitting, errors } = useFormFacts()
  const values = useFormValues<EditorValues>()
  const { submit } = useFormActions()
  const next = nextOf(values, step)
  const wrong = countErrors(errors)
  const { chosenStoresCount } = useEditorWays()
  const missing = missingOf(values, chosenStoresCount).length
  // A field not filled in yet is missing rather than invalid.
  const isWrong = Object.values(stepStates(values, errors, chosenStoresCount)).includes('error')
  const refusal = refusalOf(campaign)
  const why = () => {
    if (refusal) return t(refusal)
    if (isWrong) return t(messages.toCorrect, { count: wrong })
    return missing + wrong > 0 ? t(messages.toFill, { count: Math.max(missing, wrong) }) : undefined
  }
  const state = campaign?.state ?? 'draft'
  // The warning stands where the campaign is sent from, whichever section is shown.
  const isReady = state === 'draft' && why() === undefined && !(isMobile && next)
  return (
    <Page
      isTask
      title={campaign?.name ?? t(messages.newTitle)}
      titleAside={!isMobile && <StatusChip status={state} label={t(stateNames[state])} />}
      headInBar
      context={isMobile && <SavedMark saving={saving} instead={t(stateNames[state])} />}
      breadcrumbsLabel={t(commonMessages.youAreHere)}
      breadcrumbs={[
        { label: t(commonMessages.campaigns), href: '/campaigns' },
        { label: t(stateTabs[state]), href: `/campaigns?state=${state}` },
      ]}
      actions={
        !isMobile && (
          <>
            <SavedMark saving={saving} />
            <SubmitButton variant="light" hideReason />
          </>
        )
      }
      tools={
        <>
          {isMobile && <SubmitButton variant="quiet" hideReason />}
          {campaign && <EditorMenu campaign={campaign} onLeave={onLeave} />}
        </>
      }
      mainAction={
        // A phone shows one section at a time, so its button leads through them, and sends from the last.
        isMobile && next ? (
          <Button variant="main" iconAfter="arrow-right" onClick={() => onSelect(next)}>
            {t(messages.next, { name: t(stepNames[next]) })}
          </Button>
        ) : (
          state === 'draft' && (
            <Button
              variant="main"
              disabledReason={why()}
              reasonTone={isWrong ? 'bad' : 'quiet'}
              loading={submitting}
              onClick={() => {
                onReview()
                submit()
              }}
            >
              {t(messages.toReview)}
            </Button>
          )
        )
      }
    >
      {campaign?.reviewAnswer && (
        <Notice kind="warn" icon="message-circle" title={t(messages.reviewComment)}>
          {campaign.reviewAnswer}
        </Notice>
      )}
      {isReady && values.enablePaidCollaborations && (
        <BudgetCheck values={values} approved={campaign?.approvedParticipationsCount} />
      )}
      {children}
    </Page>
  )
}
