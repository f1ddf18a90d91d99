import { useEffect } from 'react'
import { ReadProblem } from '@samspel/federation/read-problem'
import { useText } from '@samspel/i18n'
import { Button, Divider, LinkButton, Notice, SkeletonList, Stack } from '@samspel/ui'
import { chosenOf, withStore } from './choice'
import { ChosenMap } from './ChosenMap'
import { Foot } from './Foot'
import { messages } from './messages'
import { Numbers } from './Numbers'
import { ProductField } from './ProductField'
import type { StoreStepProps } from './step-props'
import css from './StoreChoice.module.css'
import { Terms } from './Terms'
import { UnreadProvider } from './unread'
import { useStoreChoice } from './use-store-choice'
import { WhichStores } from './WhichStores'

/** The editor's step Butiker: which stores, under which terms, with how many places. Saves automatically. */
export function StoreChoiceStep({ campaignId, onReady, onCount, aside, next, product }: StoreStepProps) {
  const t = useText()
  const step = useStoreChoice(campaignId)
  const { choice, options } = step
  const chosen = choice && chosenOf(choice, options)
  const count = chosen?.length
  const first = chosen?.[0]?.store
  const hasFoot = chosen !== undefined && options.length > 0
  useEffect(() => onReady({ leadsOn: hasFoot }), [onReady, hasFoot])
  const requiresApplication = choice?.requiresApplication ?? false
  useEffect(() => {
    if (count !== undefined) onCount(count, first && { ...first, requiresApplication })
    // The first store is new on every render; it is another one only when its id is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [count, first?.id, requiresApplication, onCount])

  if (!choice || !chosen)
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
    <Stack gap={20} className={css.step}>
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
            <ProductField
              brandId={step.brandId}
              choice={choice}
              product={step.product}
              typed={product}
              onChange={step.change}
            />
          )}
          <Terms choice={choice} onChange={step.change} />
          <Divider />
          <UnreadProvider value={step.setUnread}>
            <Numbers choice={choice} options={options} product={step.product} onChange={step.change} />
          </UnreadProvider>
          <ChosenMap
            chosen={chosen}
            options={options}
            aside={aside}
            onAdd={step.mayEdit ? (id) => step.change(withStore(choice, id, options)) : undefined}
          />
        </Stack>
      </fieldset>
      <Foot
        chosen={chosen}
        saving={step.mayEdit ? (step.failure ? 'failed' : step.isUnsaved ? 'unsaved' : 'saved') : undefined}
        next={next}
      />
    </Stack>
  )
}
