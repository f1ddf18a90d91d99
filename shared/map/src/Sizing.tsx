import { useEffect } from 'react'
import { useMap } from 'react-leaflet'

/** Tells the map when its box has another size, and assistive technology what the map is. */
export function Sizing({ label }: { label: string }): null {
  const map = useMap()
  useEffect(() => {
    const container = map.getContainer()
    container.setAttribute('role', 'application')
    container.setAttribute('aria-label', label)
    const resized = new ResizeObserver(() => map.invalidateSize({ pan: false }))
    resized.observe(container)
    return () => resized.disconnect()
  }, [map, label])
  return null
}
