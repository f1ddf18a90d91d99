import { useEffect } from 'react'
import { ReadProblem } from '@samspel/federation/read-problem'
import { useText } from '@samspel/i18n'
import { Button, Divider, LinkButton, Notice, SaveStatus, SkeletonList, Stack } from '@samspel/ui'
import { chosenOf } from './choice'
import { ChosenMap } from './ChosenMap'
import { messages } from './messages'
import { Numbers } from './Numbers'
import { ProductField } from './ProductField'
import css from './StoreChoice.module.css'
import { Terms } from './Terms'
import { useStoreChoice } from './use-store-choice'
import { WhichStores } from './WhichStores'

/** Props that the campaign editor passes to the widget in its slot `campaign-editor:stores`. */
export interface StoreStepProps {
  campaignId: string
  /** Called once the widget is mounted. */
  onReady: () => void
  /** Reports the number of chosen stores whenever it changes. */
  onCount: (count: number) => void
}

/** The editor's step Butiker: which stores, under which terms, with how many places. Saves automatically (issue 15). */
export function StoreChoiceStep({ campaignId, onReady, onCount }: StoreStepProps) {
  const t = useText()
  const step = useStoreChoice(campaignId)
  const { choice, options } = step
  const count = choice && chosenOf(choice, options).length
  useEffect(() => onReady(), [onReady])
  useEffect(() => {
    if (count !== undefined) onCount(count)
  }, [count, onCount])

  if (!choice)
    return step.status === 'error' ? (
      <ReadProblem error={step.error} onRetry={step.retry} />
    ) : (
      <SkeletonList label={t(messages.loading)} rows={6} />
    )
  if (options.length === 0)
    return (
      <Notice kind="warn" action={<LinkButton href="/stores">{t(messages.toStores)}</LinkButton>}>
        {t(messages.noStores)}
      </Notice>
    )
  return (
    <Stack gap={20}>
      {!step.mayEdit && <Notice kind="info">{t(messages.closed)}</Notice>}
      {step.failure && (
        <Notice kind="bad" action={<Button onClick={step.saveAgain}>{t(messages.saveAgain)}</Button>}>
          {t(messages.notSaved)} {t(step.failure.message)}
        </Notice>
      )}
      <fieldset className={css.plain} disabled={!step.mayEdit}>
        <Stack gap={20}>
          <WhichStores choice={choice} options={options} onChange={step.change} />
          {step.brandId && (
            <ProductField brandId={step.brandId} choice={choice} product={step.product} onChange={step.change} />
          )}
          <Terms choice={choice} onChange={step.change} />
          <Divider />
          <Numbers choice={choice} options={options} product={step.product} onChange={step.change} />
          <ChosenMap chosen={chosenOf(choice, options)} />
        </Stack>
      </fieldset>
      {step.mayEdit && (
        <SaveStatus
          state={step.failure ? 'failed' : step.isUnsaved ? 'unsaved' : 'saved'}
          label={t(step.failure ? messages.failed : step.isUnsaved ? messages.unsaved : messages.saved)}
        />
      )}
    </Stack>
  )
}
