import type { StoreParticipation } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Icon } from '@samspel/ui'
import { messages } from './messages'

/** The products the pass promises, and a note if the brand now offers something else. */
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
