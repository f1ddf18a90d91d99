import { useCallback, useEffect, useState } from 'react'

interface Position {
  latitude: number
  longitude: number
}

/** A phone indoors needs some seconds; a place of five minutes ago is as good for a walk. */
const options: PositionOptions = { timeout: 10_000, maximumAge: 300_000 }

/** Where the phone is; told at once where that was allowed before, else on the creator's wish. Kept in this page's memory alone. */
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
    // Browsers that cannot say what is allowed wait to be asked.
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
