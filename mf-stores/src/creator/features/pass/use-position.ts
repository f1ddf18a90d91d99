import { useCallback, useEffect, useState } from 'react'

interface Position {
  latitude: number
  longitude: number
}

/** A phone indoors needs several seconds. A position up to five minutes old is good enough for walking. */
const options: PositionOptions = { timeout: 10_000, maximumAge: 300_000 }

/**
 * The phone's position: read at once if permission was granted earlier, otherwise when the creator asks. Kept only in this page's memory.
 */
export function usePosition() {
  const service = (globalThis.navigator as Partial<Navigator>).geolocation
  const [position, setPosition] = useState<Position>()
  const [step, setStep] = useState<'idle' | 'asking' | 'failed'>('idle')
  const ask = useCallback(() => {
    if (!service) return
    setStep('asking')
    service.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setStep('idle')
        setPosition({ latitude, longitude })
      },
      () => setStep('failed'),
      options,
    )
  }, [service])
  useEffect(() => {
    let wanted = true
    const permissions = (navigator as Partial<Navigator>).permissions
    // Browsers that cannot tell whether permission was granted wait for the creator to ask.
    void permissions?.query({ name: 'geolocation' }).then(
      ({ state }) => {
        if (wanted && state === 'granted') ask()
      },
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [ask])
  return { position, isAsking: step === 'asking', hasFailed: step === 'failed', canAsk: service !== undefined, ask }
}
