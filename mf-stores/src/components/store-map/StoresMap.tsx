import { useMemo, useState } from 'react'
import { type Country, widths } from '@samspel/api'
import { countryView } from '@samspel/api/countries'
import { storePlace } from '@samspel/api/store-place'
import { homeCountry } from '@samspel/api/visitor-country'
import { useFormats, useText } from '@samspel/i18n'
import { type MapPin, PinsMap, type PinsMapProps } from '@samspel/map'
import { IconButton } from '@samspel/ui'
import { messages as mapTexts } from './messages'
import { messages } from './stores-map-messages'

const warnings = { warn: messages.pinLow, bad: messages.pinOut }

type Shown = Pick<PinsMapProps, 'pins' | 'others' | 'selectedId' | 'hoveredId' | 'onSelect' | 'onOther' | 'onRest'>

interface StoresMapProps extends Shown {
  country: Country | undefined
  /** Increase it to show all stores again. */
  wholes: number
}

export function StoresMap({ country, wholes, ...map }: StoresMapProps) {
  const t = useText()
  const f = useFormats()
  const [pressed, setPressed] = useState(0)
  const texts = useMemo(
    () => ({
      map: t(messages.map),
      zoomIn: t(mapTexts.zoomIn),
      zoomOut: t(mapTexts.zoomOut),
      outline: t(mapTexts.outline),
      pins: t(messages.pins),
      nameOf: ({ warning, ...pin }: MapPin) =>
        warning ? t(warnings[warning], { place: storePlace(pin) }) : storePlace(pin),
      clusterOf: (count: number, city: string | undefined) =>
        city ? t(messages.clusterAt, { count, city }) : t(messages.cluster, { count }),
      countOf: f.number,
      otherOf: (pin: MapPin) => t(messages.other, { place: storePlace(pin) }),
    }),
    // `f`, like `t`, is recreated for each locale.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [t],
  )
  return (
    <PinsMap
      {...map}
      start={countryView(country ?? homeCountry, window.innerWidth < widths.desktopMin)}
      texts={texts}
      wholes={wholes + pressed}
      buttons={<IconButton icon="world" label={t(messages.all)} onClick={() => setPressed(pressed + 1)} />}
    />
  )
}
