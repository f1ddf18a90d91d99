import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { openLive } from './open-live'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const encoded = (text: string) => new TextEncoder().encode(text)
const fact = (revision: string, id: number) =>
  `id: ${id}.a\ndata: ${JSON.stringify({ fact: 'registry-changed', ids: { revision } })}\n\n`

test('a changed registry is asked for once for each revision, a moment later, and not after the stream was closed', async () => {
  let tell: (text: string) => void = () => undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      tell = (text) => controller.enqueue(encoded(text))
    },
  })
  const onRegistryChanged = jest.fn()
  const publish = jest.fn()
  const close = openLive({
    client: { open: async () => ({ ok: true, status: 200, body }) as Response } as never,
    bus: { publish } as never,
    onUnauthorized: () => undefined,
    onRegistryChanged,
  })
  tell(fact('8', 1) + fact('8', 2))
  await jest.advanceTimersByTimeAsync(0)
  expect(publish).toHaveBeenCalledWith('live:registry-changed', { revision: '8' })
  expect(onRegistryChanged).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(4_000)
  expect(onRegistryChanged).toHaveBeenCalledTimes(1)
  tell(fact('8', 3))
  await jest.advanceTimersByTimeAsync(4_000)
  expect(onRegistryChanged).toHaveBeenCalledTimes(1)
  tell(fact('9', 4))
  await jest.advanceTimersByTimeAsync(0)
  close()
  await jest.advanceTimersByTimeAsync(4_000)
  expect(onRegistryChanged).toHaveBeenCalledTimes(1)
})
