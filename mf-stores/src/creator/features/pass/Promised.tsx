import type { StoreParticipation } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Icon } from '@samspel/ui'
import { messages } from './messages'

/** What the pass is good for, as it was promised; and that the brand offers something else by now, where that is so. */
export function Promised({ own: { products = [], hasChanged } }: { own: StoreParticipation }) {
  const t = useText()
  if (products.length === 0) return null
  return (
    <p>
      <Icon name="package" size={20} />
      <span>
        <b>{products.map(({ name }) => name).join(', ')}</b>
        {hasChanged && (
          <>
            <br />
            {t(messages.hasChanged)}
          </>
        )}
      </span>
    </p>
  )
}
