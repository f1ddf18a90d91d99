import { useEffect } from 'react'
import { native, type StoreMessage } from '@samspel/native'

type Payload = Omit<StoreMessage, 'type'>

const idsOf = (payload: Payload): string =>
  Object.entries(payload)
    .map(([key, record]) => `${key}:${(record as { id?: string } | undefined)?.id ?? ''}`)
    .join()

/**
 * E-39: tells the native wrapper which store, participation, store campaign or product is shown, once for each; in a browser nobody hears
 * it.
 */
export function useStoreMessage(payload: Payload): void {
  const ids = idsOf(payload)
  useEffect(() => {
    if (Object.values(payload).some(Boolean)) native.post({ type: 'store', ...payload }).catch(() => undefined)
    // The record that was shown first is told of; its later changes are no news to the wrapper.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ids])
}
