import { useEffect } from 'react'
import { native, type StoreMessage } from '@samspel/native'

type Payload = Omit<StoreMessage, 'type'>

const idsOf = (payload: Payload): string =>
  Object.entries(payload)
    .map(([key, record]) => `${key}:${(record as { id?: string } | undefined)?.id ?? ''}`)
    .join()

/**
 * E-39: tells the native wrapper which store, participation, store campaign or product is shown, once for each. Has no effect in a browser.
 */
export function useStoreMessage(payload: Payload): void {
  const ids = idsOf(payload)
  useEffect(() => {
    if (Object.values(payload).some(Boolean)) native.post({ type: 'store', ...payload }).catch(() => undefined)
    // Only the record shown first is reported, not its later changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ids])
}
