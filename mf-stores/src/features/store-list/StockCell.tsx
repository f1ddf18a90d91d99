import type { BrandStore } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Chip } from '@samspel/ui'
import { stockMessages as messages } from './stock-messages'

/** The product a store has least of; a dash when it gives away nothing with tracked stock. */
export function StockCell({ worstStock }: Pick<BrandStore, 'worstStock'>) {
  const t = useText()
  if (!worstStock) return '–'
  const { level, name, quantity: count } = worstStock
  if (level === 'enough') return t(messages.enough)
  const isOut = level === 'out'
  return (
    <span title={t(isOut ? messages.isOut : messages.isLow, { name, count })}>
      <Chip tone={isOut ? 'bad' : 'warn'} icon={isOut ? 'alert-octagon' : 'alert-triangle'}>
        {isOut ? t(messages.out) : t(messages.left, { count })}
      </Chip>
    </span>
  )
}
