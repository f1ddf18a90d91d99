import { useState } from 'react'
import type { StoreChoice } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { Button, cx, EmptyState, Row, SegmentedControl, TextButton } from '@samspel/ui'
import { StockDialog } from '../store-stock'
import { type Choice, chosenOf, type ChosenStore, type StoreOption, withNumbers, without } from './choice'
import { messages } from './messages'
import { stockMessages } from './stock-messages'
import css from './StoreChoice.module.css'
import { NumberPair, StoreRow } from './StoreRow'

/** Number of rows shown before "more". */
const FEW = 50

/** Places: one number for all stores or a separate one for each, with the total. */
export function Numbers({
  choice,
  options,
  product,
  onChange,
}: {
  choice: Choice
  options: readonly StoreOption[]
  /** The product whose stock the options show. */
  product: StoreChoice['product'] | undefined
  onChange: (choice: Choice) => void
}) {
  const t = useText()
  const [shown, setShown] = useState(FEW)
  const [removed, setRemoved] = useState<{ name: string; before: Choice; after: Choice }>()
  const chosen = chosenOf(choice, options)
  const [refillId, setRefill] = useState<string>()
  const refilled = chosen.find(({ store }) => store.id === refillId)?.store
  const rest = chosen.length - shown
  const remove = ({ store }: ChosenStore) => {
    const after = without(choice, store.id)
    setRemoved({ name: store.name, before: choice, after })
    onChange(after)
  }
  const canUndo = removed?.after === choice
  return (
    <section
      className={css.numbers}
      aria-label={t(messages.numbers)}
      onKeyDown={(event) => {
        if (!canUndo || event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        onChange(removed.before)
      }}
    >
      <Row justify="between">
        <b>{t(messages.numbers)}</b>
        <SegmentedControl
          size="sm"
          label={t(messages.numbers)}
          value={choice.isSame ? 'same' : 'each'}
          onChange={(value) => onChange({ ...choice, isSame: value === 'same' })}
          options={[
            { value: 'same', label: t(messages.same) },
            { value: 'each', label: t(messages.each) },
          ]}
        />
      </Row>
      {choice.isSame && (
        <div className={css.common}>
          <NumberPair
            {...choice.numbers}
            of={t(messages.all)}
            onChange={(numbers) => onChange({ ...choice, numbers })}
          />
        </div>
      )}
      {chosen.length === 0 ? (
        <EmptyState title={t(messages.noneChosen)} text={t(messages.noneChosenText)} />
      ) : (
        <div className={cx(product && css.withStock, choice.isSame && css.same)}>
          <div className={css.headings} aria-hidden>
            <span>{t(commonMessages.store)}</span>
            {product && <span>{t(stockMessages.free)}</span>}
            <span>{t(commonMessages.places)}</span>
            <span>{t(messages.perWeekShort)}</span>
          </div>
          <ul className={css.rows} aria-label={t(messages.chosen)}>
            {chosen.slice(0, shown).map((one) => (
              <StoreRow
                key={one.store.id}
                chosen={one}
                isSame={choice.isSame}
                onChange={(changed) => onChange(withNumbers(choice, changed, options))}
                onRemove={() => remove(one)}
                onRefill={() => setRefill(one.store.id)}
              />
            ))}
          </ul>
          {rest > 0 && (
            <Button variant="quiet" onClick={() => setShown(shown + FEW)}>
              {t(messages.more, { n: rest })}
            </Button>
          )}
        </div>
      )}
      {canUndo && (
        <p className={css.undo} role="status">
          {t(messages.removed, { name: removed.name })}{' '}
          <TextButton onClick={() => onChange(removed.before)}>{t(commonMessages.undo)}</TextButton>
        </p>
      )}
      {product && refilled?.stock && (
        <StockDialog
          stock={{
            storeId: refilled.id,
            storeProductId: product.storeProductId,
            name: product.name,
            ...refilled.stock,
          }}
          onClose={() => setRefill(undefined)}
        />
      )}
    </section>
  )
}
