import { useMemo, useState } from 'react'
import { useText } from '@samspel/i18n'
import { Button, useIsMobile } from '@samspel/ui'
import { StoresMap } from '../../components/store-map'
import { useSeen } from '../../components/use-seen'
import { type ChosenStore, lackOf, sumOf } from './choice'
import { stockMessages as messages } from './stock-messages'
import css from './StoreChoice.module.css'

function ShownMap({ chosen }: { chosen: readonly ChosenStore[] }) {
  const t = useText()
  const [selectedId, select] = useState<string>()
  const [ref, isSeen] = useSeen()
  const pins = useMemo(
    () =>
      chosen.map((one) => ({
        ...one.store,
        warning: lackOf(one) === 0 ? undefined : one.store.stock === 0 ? ('bad' as const) : ('warn' as const),
      })),
    [chosen],
  )
  return (
    <div>
      <div className={css.map} ref={ref}>
        {isSeen && (
          <StoresMap
            country={chosen[0]?.store.country}
            pins={pins}
            wholes={0}
            selectedId={selectedId}
            onSelect={select}
          />
        )}
      </div>
      <p className={css.outcome}>{t(messages.outcome, { stores: chosen.length, places: sumOf(chosen) })}</p>
    </div>
  )
}

/** The chosen stores on a map, with totals; on phones behind a button. The map is loaded once the step is in view. */
export function ChosenMap({ chosen }: { chosen: readonly ChosenStore[] }) {
  const t = useText()
  const isMobile = useIsMobile()
  const [isAsked, ask] = useState(false)
  if (chosen.length === 0) return null
  if (isMobile && !isAsked)
    return (
      <Button icon="map" onClick={() => ask(true)}>
        {t(messages.showMap)}
      </Button>
    )
  return <ShownMap chosen={chosen} />
}
