import { expect, it, jest } from '@jest/globals'
import { reconnectDelay } from './backoff'
import { openLiveConnection } from './connection'

const stream = (text: string) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text))
        controller.close()
      },
    }),
  )

it('reads events, comes back after a break and tells about it', async () => {
  const answers = [
    stream('event: live:message-created\ndata: {}\n\n'),
    new Response('', { status: 503 }),
    stream('data: 2\n\n'),
  ]
  const open = jest.fn(async () => answers.shift() ?? new Response('', { status: 401 }))
  const events: string[] = []
  const log: string[] = []
  await new Promise<void>((resolve) => {
    openLiveConnection({
      open,
      onEvent: (event) => events.push(`${event.event} ${event.data}`),
      onReconnected: () => log.push('reconnected'),
      onUnauthorized: () => (log.push('unauthorized'), resolve()),
      wait: async () => undefined,
    })
  })
  expect(events).toEqual(['live:message-created {}', 'message 2'])
  expect(log).toEqual(['reconnected', 'unauthorized'])
  expect(open).toHaveBeenCalledTimes(4)
})

it('back online it tells that calls may have failed, also when the stream itself was never cut', () => {
  const network = new EventTarget()
  const { addEventListener } = globalThis
  globalThis.addEventListener = network.addEventListener.bind(network) as never
  const onReconnected = jest.fn()
  const never = new Response(new ReadableStream({ start: () => undefined }))
  const stop = openLiveConnection({
    open: async () => never,
    onEvent: () => undefined,
    onReconnected,
    onUnauthorized: () => undefined,
  })
  network.dispatchEvent(new Event('online'))
  expect(onReconnected).toHaveBeenCalledTimes(1)
  stop()
  network.dispatchEvent(new Event('online'))
  expect(onReconnected).toHaveBeenCalledTimes(1)
  globalThis.addEventListener = addEventListener
})

it('a stopped connection does not come back', async () => {
  const open = jest.fn(async () => stream(''))
  const stop: { now?: () => void } = {}
  await new Promise<void>((resolve) => {
    stop.now = openLiveConnection({
      open,
      onEvent: () => undefined,
      onReconnected: () => undefined,
      onUnauthorized: () => undefined,
      wait: async () => (stop.now?.(), resolve()),
    })
  })
  await Promise.resolve()
  expect(open).toHaveBeenCalledTimes(1)
})

it('delays double from about 1 s up to 30 s (K-06)', () => {
  expect([0, 1, 2, 9].map((attempt) => reconnectDelay(attempt, () => 1))).toEqual([1_000, 2_000, 4_000, 30_000])
  expect(reconnectDelay(0, () => 0)).toBe(500)
})
