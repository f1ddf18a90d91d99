import type { StoreStock } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { cx, Icon, SaveStatus } from '@samspel/ui'
import { messages } from './messages'
import css from './Stock.module.css'
import { useStep } from './use-step'

/** What is on the shelf, with plus and minus buttons; the number itself opens a dialog for number and reason. */
export function Stepper({ stock, onOpen }: { stock: StoreStock; onOpen: () => void }) {
  const t = useText()
  const f = useFormats()
  const { onShelf, savedAt, step } = useStep(stock)
  const { name, reserved, level } = stock
  const isEmpty = onShelf <= 0
  return (
    <div className={css.cell}>
      <div
        role="group"
        aria-label={t(messages.stockOf, { name })}
        className={cx(css.stepper, (level !== 'enough' || onShelf < reserved) && css.low)}
      >
        <button
          type="button"
          aria-label={t(isEmpty ? messages.noneToTake : messages.fewer, { name })}
          title={t(isEmpty ? messages.noneToTake : messages.fewer, { name })}
          aria-disabled={isEmpty}
          onClick={() => !isEmpty && step(-1)}
        >
          <Icon name="minus" size={16} />
        </button>
        <button
          type="button"
          id={`stock-${stock.storeProductId}`}
          className={css.number}
          aria-label={t(messages.count, { name, count: onShelf })}
          onClick={onOpen}
        >
          {f.number(onShelf)}
        </button>
        <button
          type="button"
          aria-label={t(messages.more, { name })}
          title={t(messages.more, { name })}
          onClick={() => step(1)}
        >
          <Icon name="plus" size={16} />
        </button>
      </div>
      {savedAt !== undefined && <SaveStatus state="saved" label={t(commonMessages.saved, { time: f.time(savedAt) })} />}
    </div>
  )
}
