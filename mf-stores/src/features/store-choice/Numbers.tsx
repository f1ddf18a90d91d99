import { type KeyboardEvent, useState } from 'react'
import { useFormats, useText } from '@samspel/i18n'
import {
  Button,
  Chip,
  EmptyState,
  IconButton,
  NumberField,
  Picture,
  Row,
  SegmentedControl,
  TextButton,
  useIsMobile,
} from '@samspel/ui'
import { type Choice, chosenOf, type ChosenStore, type StoreOption, sumOf, withNumbers, without } from './choice'
import { messages } from './messages'
import css from './StoreChoice.module.css'

/** Rows that stand there before more are asked for. */
const FEW = 50

/** Arrows change by one, Enter goes to the same field of the next row. */
const moveByKeys = (event: KeyboardEvent<HTMLElement>, value: number | null, change: (value: number) => void) => {
  const input = event.target as HTMLInputElement
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
    event.preventDefault()
    change(Math.max(1, (value ?? 0) + (event.key === 'ArrowUp' ? 1 : -1)))
  }
  if (event.key !== 'Enter') return
  event.preventDefault()
  const row = input.closest('li')
  const at = row ? [...row.querySelectorAll('input')].indexOf(input) : -1
  row?.nextElementSibling?.querySelectorAll('input')[at]?.focus()
}

interface PairProps {
  places: number
  perWeek: number | null
  of: string
  hideLabel?: boolean
  onChange: (numbers: { places: number; perWeek: number | null }) => void
}

/** Places in all and per week; what they are of is said to whoever cannot see the row. */
function NumberPair({ places, perWeek, of, hideLabel = false, onChange }: PairProps) {
  const t = useText()
  return (
    <>
      <div
        onKeyDown={(event) => moveByKeys(event, places, (value) => onChange({ places: value, perWeek }))}
        role="presentation"
      >
        <NumberField
          label={hideLabel ? t(messages.placesOf, { of }) : t(messages.placesLabel)}
          hideLabel={hideLabel}
          value={places || null}
          error={places < 1 ? t(messages.atLeastOne) : undefined}
          onChange={(value) => onChange({ places: value ?? 0, perWeek })}
        />
      </div>
      <div
        onKeyDown={(event) => moveByKeys(event, perWeek, (value) => onChange({ places, perWeek: value }))}
        role="presentation"
      >
        <NumberField
          label={hideLabel ? t(messages.perWeekOf, { of }) : t(messages.perWeek)}
          hideLabel={hideLabel}
          placeholder="–"
          value={perWeek}
          onChange={(value) => onChange({ places, perWeek: value || null })}
        />
      </div>
    </>
  )
}

function StoreRow({
  chosen,
  isSame,
  onChange,
  onRemove,
}: {
  chosen: ChosenStore
  isSame: boolean
  onChange: (chosen: ChosenStore) => void
  onRemove: () => void
}) {
  const t = useText()
  const f = useFormats()
  const isMobile = useIsMobile()
  const { store, places, perWeek } = chosen
  return (
    <li className={css.row}>
      <Picture src={store.imageUrl} alt="" ratio={1} width={34} fallbackIcon="building-store" />
      <span className={css.name}>
        <b>{store.name}</b>
        <span className={css.quiet}>
          {store.city} {store.isNew && <Chip tone="primary">{t(messages.isNew)}</Chip>}
        </span>
      </span>
      {isSame ? (
        <>
          <span className={css.number}>{f.number(places)}</span>
          <span className={css.number}>{perWeek === null ? '–' : f.number(perWeek)}</span>
        </>
      ) : (
        <NumberPair
          places={places}
          perWeek={perWeek}
          of={store.name}
          hideLabel={!isMobile}
          onChange={(numbers) => onChange({ store, ...numbers })}
        />
      )}
      <IconButton icon="x" size="sm" label={t(messages.remove, { name: store.name })} onClick={onRemove} />
    </li>
  )
}

/** Places: one number for all stores or each its own, and what that comes to. */
export function Numbers({
  choice,
  options,
  onChange,
}: {
  choice: Choice
  options: readonly StoreOption[]
  onChange: (choice: Choice) => void
}) {
  const t = useText()
  const f = useFormats()
  const [shown, setShown] = useState(FEW)
  const [removed, setRemoved] = useState<{ name: string; before: Choice; after: Choice }>()
  const chosen = chosenOf(choice, options)
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
        <div>
          <div className={css.headings} aria-hidden>
            <span>{t(messages.store)}</span>
            <span>{t(messages.placesLabel)}</span>
            <span>{t(messages.perWeek)}</span>
          </div>
          <ul className={css.rows} aria-label={t(messages.chosen)}>
            {chosen.slice(0, shown).map((one) => (
              <StoreRow
                key={one.store.id}
                chosen={one}
                isSame={choice.isSame}
                onChange={(changed) => onChange(withNumbers(choice, changed, options))}
                onRemove={() => remove(one)}
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
          <TextButton onClick={() => onChange(removed.before)}>{t(messages.undo)}</TextButton>
        </p>
      )}
      <p className={css.sum} role="status">
        <b>{t(messages.sum, { n: sumOf(chosen), places: f.number(sumOf(chosen)) })}</b>{' '}
        {t(messages.inStores, { n: chosen.length })}
      </p>
    </section>
  )
}
