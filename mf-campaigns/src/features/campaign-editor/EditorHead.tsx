import type { Campaign } from '@samspel/api'
import { SubmitButton, useFormActions, useFormFacts, useFormValues, countErrors } from '@samspel/forms'
import { dayOf, useFormats, useText } from '@samspel/i18n'
import { can } from '@samspel/store'
import { Button, Page, SaveStatus, StatusChip } from '@samspel/ui'
import type { ReactNode } from 'react'
import { stateNames, stateTabs } from '../../components/campaign-names'
import { missingOf, stepStates } from './data/steps'
import type { EditorValues } from './data/values'
import { messages } from './messages'

/** Title, how it stands with saving, and the two ways on. */
export function EditorHead({ campaign, onReview, children }: { campaign: Campaign | undefined; onReview: () => void; children: ReactNode }) {
  const t = useText()
  const f = useFormats()
  const { dirty, submitting, errors } = useFormFacts()
  const values = useFormValues<EditorValues>()
  const { submit } = useFormActions()
  const wrong = countErrors(errors)
  const missing = missingOf(values).length
  // What nobody has filled in yet is missing, not wrong.
  const isWrong = Object.values(stepStates(values, errors)).includes('error')
  const why = () => {
    if (isWrong) return t(messages.toCorrect, { count: wrong })
    return missing + wrong > 0 ? t(messages.toFill, { count: Math.max(missing, wrong) }) : undefined
  }
  const state = campaign?.state ?? 'draft'
  const status = () => {
    if (submitting) return <SaveStatus state="saving" label={t(messages.saving)} />
    if (dirty) return <SaveStatus state="unsaved" label={t(messages.unsaved)} />
    if (!campaign) return null
    const isToday = dayOf(campaign.updatedAt) === dayOf(Date.now())
    return <SaveStatus state="saved" label={t(messages.saved, { time: isToday ? f.time(campaign.updatedAt) : f.date(campaign.updatedAt, 'short') })} />
  }
  const canRequest = !campaign || can(campaign, 'request')
  return (
    <Page
      title={campaign?.name ?? t(messages.newTitle)} titleAside={<StatusChip status={state} label={t(stateNames[state])} />}
      breadcrumbsLabel={t(messages.crumbs)} breadcrumbs={[{ label: t(messages.campaigns), href: '/campaigns' }, { label: t(stateTabs[state]), href: `/campaigns?state=${state}` }]}
      actions={<>{status()}<SubmitButton variant="light" hideReason /></>}
      mainAction={canRequest && (
        <Button variant="main" disabledReason={why()} reasonTone={isWrong ? 'bad' : 'quiet'} loading={submitting} onClick={() => { onReview(); submit() }}>{t(messages.toReview)}</Button>
      )}
    >{children}</Page>
  )
}
