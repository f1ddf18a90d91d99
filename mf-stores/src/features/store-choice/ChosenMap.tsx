import { useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '@samspel/i18n'
import { Button, Card, useIsMobile } from '@samspel/ui'
import { StoresMap } from '../../components/store-map'
import { useSeen } from '../../components/use-seen'
import { type ChosenStore, lackOf, type StoreOption } from './choice'
import { stockMessages as messages } from './stock-messages'
import css from './StoreChoice.module.css'

interface ChosenMapProps {
  chosen: readonly ChosenStore[]
  options: readonly StoreOption[]
  /** Absent while the stores cannot be changed. */
  onAdd: ((id: string) => void) | undefined
  /** Where it stands beside the form; by default below. */
  aside: HTMLElement | null | undefined
}

function ShownMap({ chosen, options, onAdd }: Omit<ChosenMapProps, 'aside'>) {
  const t = useText()
  const [selectedId, select] = useState<string>()
  const [ref, isSeen] = useSeen()
  const pins = useMemo(
    () =>
      chosen.map((one) => ({
        ...one.store,
        warning: lackOf(one) === 0 ? undefined : one.store.stock?.quantity === 0 ? ('bad' as const) : ('warn' as const),
      })),
    [chosen],
  )
  const others = useMemo(() => {
    const ids = new Set(chosen.map(({ store }) => store.id))
    return options.filter(({ id }) => !ids.has(id))
  }, [chosen, options])
  return (
    <Card padding="none">
      <div className={css.map} ref={ref}>
        {isSeen && (
          <StoresMap
            country={options[0]?.country}
            pins={pins}
            wholes={0}
            selectedId={selectedId}
            onSelect={select}
            {...(onAdd && { others, onOther: onAdd })}
          />
        )}
      </div>
      <p className={css.outcome}>
        <b>{t(messages.chosenCount, { n: chosen.length })}</b> {t(messages.ofAll, { total: options.length })}
      </p>
    </Card>
  )
}

/** The chosen stores on a map, and the brand's others as rings that add them; on phones behind a button. The map is loaded once it is in view. */
export function ChosenMap({ aside, ...shown }: ChosenMapProps) {
  const t = useText()
  const isMobile = useIsMobile()
  const [isAsked, ask] = useState(false)
  const map =
    isMobile && !isAsked ? (
      <Button icon="map" onClick={() => ask(true)}>
        {t(messages.showMap)}
      </Button>
    ) : (
      <ShownMap {...shown} />
    )
  return aside && !isMobile ? createPortal(map, aside) : map
}
