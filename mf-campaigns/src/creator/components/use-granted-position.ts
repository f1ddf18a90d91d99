import { useEffect, useState } from 'react'

export interface Position {
  latitude: number
  longitude: number
}

/** Good enough for walking. */
const options: PositionOptions = { timeout: 10_000, maximumAge: 300_000 }

/** Where the phone is, if that was allowed before: a list asks for nothing. Kept only in this page's memory. */
export function useGrantedPosition(): Position | undefined {
  const [position, setPosition] = useState<Position>()
  useEffect(() => {
    let wanted = true
    const { permissions, geolocation } = navigator as Partial<Navigator>
    void permissions?.query({ name: 'geolocation' }).then(
      ({ state }) => {
        if (!wanted || state !== 'granted') return
        geolocation?.getCurrentPosition(
          ({ coords: { latitude, longitude } }) => wanted && setPosition({ latitude, longitude }),
          () => undefined,
          options,
        )
      },
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [])
  return position
}
