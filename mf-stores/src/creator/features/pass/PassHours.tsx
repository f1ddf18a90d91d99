import type { StoreCampaign } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { useOpenWords } from '@samspel/offer'
import { Icon } from '@samspel/ui'
import { OpeningLines, openingMessages } from '../../../components/opening-hours'
import css from './Pass.module.css'

/** Whether the store is open now, and below that the week with exceptions; only the text if there are no structured hours. */
export function PassHours({ store }: { store: StoreCampaign['store'] }) {
  const t = useText()
  const open = useOpenWords(store)
  if (!open && !store.openingHours) return null
  return (
    <div className={css.fact}>
      <Icon name="building-store" size={20} />
      {open ? (
        <details className={css.hours}>
          <summary>
            <b>{open.words}</b>
            <span className={css.more}>{t(openingMessages.opening)}</span>
          </summary>
          <OpeningLines store={store} />
        </details>
      ) : (
        <span>{store.openingHours}</span>
      )}
    </div>
  )
}
