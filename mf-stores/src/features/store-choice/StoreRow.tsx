import type { KeyboardEvent } from 'react'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Chip, cx, Icon, IconButton, Picture, TextButton, useIsMobile } from '@samspel/ui'
import { type ChosenStore, lackOf } from './choice'
import { messages } from './messages'
import { stockMessages as texts } from './stock-messages'
import css from './StoreChoice.module.css'
import { ChoiceNumber } from './unread'

/** Arrow keys change the value by one, Enter moves to the same field in the next row. */
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

/** Total and weekly places. The label names the store for users who cannot see the row. */
export function NumberPair({ places, perWeek, of, hideLabel = false, onChange }: PairProps) {
  const t = useText()
  return (
    <>
      <div
        className={css.places}
        onKeyDown={(event) => moveByKeys(event, places, (value) => onChange({ places: value, perWeek }))}
        role="presentation"
      >
        <ChoiceNumber
          label={hideLabel ? t(messages.placesOf, { of }) : t(commonMessages.places)}
          hideLabel={hideLabel}
          value={places || null}
          error={places < 1 ? t(messages.atLeastOne) : undefined}
          onChange={(value) => onChange({ places: value ?? 0, perWeek })}
        />
      </div>
      <div
        className={css.perWeek}
        onKeyDown={(event) => moveByKeys(event, perWeek, (value) => onChange({ places, perWeek: value }))}
        role="presentation"
      >
        <ChoiceNumber
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

export function StoreRow({
  chosen,
  isSame,
  onChange,
  onRemove,
  onRefill,
}: {
  chosen: ChosenStore
  isSame: boolean
  onChange: (chosen: ChosenStore) => void
  onRemove: () => void
  onRefill: () => void
}) {
  const t = useText()
  const f = useFormats()
  const isMobile = useIsMobile()
  const { store, places, perWeek } = chosen
  const stock = store.stock?.quantity
  const lack = lackOf(chosen)
  return (
    <li className={cx(css.row, lack > 0 && css.short)}>
      <Picture src={store.imageUrl} alt="" ratio={1} width={34} fallbackIcon="building-store" />
      <span className={css.name}>
        <b>{store.name}</b>
        <span className={css.quiet}>
          {store.city} {store.isNew && <Chip tone="primary">{t(messages.isNew)}</Chip>}
        </span>
      </span>
      {typeof stock === 'number' && (
        <span className={css.stock}>
          <span className={css.onPhone}>{t(texts.free)} </span>
          {f.number(stock)}
        </span>
      )}
      {isSame ? (
        <>
          <span className={cx(css.number, css.places)}>{f.number(places)}</span>
          <span className={cx(css.number, css.perWeek)}>{perWeek === null ? '–' : f.number(perWeek)}</span>
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
      <span className={css.remove}>
        <IconButton icon="x" size="sm" label={t(commonMessages.removeName, { name: store.name })} onClick={onRemove} />
      </span>
      {typeof stock === 'number' && lack > 0 && (
        <span className={css.lack}>
          <Icon name="alert-triangle" size={16} />
          <span>{stock === 0 ? t(texts.none) : t(texts.tooFew, { lack, stock })}</span>
          <TextButton aria-label={t(texts.refillOf, { name: store.name })} onClick={onRefill}>
            {t(texts.refill)}
          </TextButton>
        </span>
      )}
    </li>
  )
}
