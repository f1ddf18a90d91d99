import type { Country } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import type { MapPin, PinsMapProps } from '@samspel/map'
import type { RequestError } from '@samspel/store'
import { Button, Notice } from '@samspel/ui'
import { StoresMap } from '../../components/store-map'
import { messages } from './messages'
import { StoreCard } from './StoreCard'
import css from './StoreListPage.module.css'

interface MapPaneProps {
  brandId: string
  country: Country | undefined
  pins: readonly MapPin[]
  error: RequestError | undefined
  onRetry: () => void
  selectedId: string | undefined
  hoveredId: string | undefined
  onSelect: (id: string | undefined) => void
  onRest: NonNullable<PinsMapProps['onRest']>
  wholes: number
  /** Limits the list to the visible part of the map; absent when all of it is visible. */
  onArea: (() => void) | undefined
}

/** The map, with the selected store's card on top. */
export function MapPane({ brandId, error, onRetry, onSelect, selectedId, onArea, ...map }: MapPaneProps) {
  const t = useText()
  return (
    <div className={css.map}>
      <StoresMap {...map} selectedId={selectedId} onSelect={onSelect} />
      {onArea && !error && (
        <div className={css.here}>
          <Button icon="search" onClick={onArea}>
            {t(messages.searchHere)}
          </Button>
        </div>
      )}
      {error && (
        <div className={css.said}>
          <Notice
            kind="bad"
            action={
              <Button size="sm" icon="refresh" onClick={onRetry}>
                {t(commonMessages.retry)}
              </Button>
            }
          >
            {t(messages.pointsFailed)}
          </Notice>
        </div>
      )}
      {selectedId && <StoreCard id={selectedId} brandId={brandId} onClose={() => onSelect(undefined)} />}
    </div>
  )
}
