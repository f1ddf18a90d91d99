/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, test } from '@jest/globals'
import { renderHook, waitFor } from '@samspel/testing'
import { useStoreMessage } from './store-message'

const sent: object[] = []
const told = () => sent.filter((message) => (message as { type: string }).type === 'store')

afterEach(() => {
  delete window.samspelNative
  sent.length = 0
})

test('what is shown of a store is told to the wrapper once, under the four keys (E-39)', async () => {
  window.samspelNative = { postMessage: (text) => void sent.push(JSON.parse(text) as object) }
  const payload = {
    store: { id: 's' },
    storeParticipation: { id: 'p' },
    storeCampaign: { id: 'c' },
    storeProduct: { id: 'w' },
  }
  const { rerender } = renderHook((now: Parameters<typeof useStoreMessage>[0]) => useStoreMessage(now), {
    initialProps: {},
  })
  rerender(payload)
  rerender({ ...payload, store: { id: 's', name: 'later' } as object })
  await waitFor(() => expect(told()).toEqual([{ type: 'store', ...payload }]))
  rerender({ store: { id: 'other' } })
  await waitFor(() => expect(told()).toHaveLength(2))
  expect(told()[1]).toEqual({ type: 'store', store: { id: 'other' } })
})
