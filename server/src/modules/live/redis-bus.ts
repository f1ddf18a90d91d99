import { Redis } from 'ioredis'
import type { Db } from '../../db/transact'
import type { LiveMessage } from '../../live'
import { toRedis } from '../../outgoing'
import { createListeners, type GappyBus } from './bus'
import { createOutbox, type LiveEvent } from './outbox'

const channel = 'samspel:live'

export interface RedisBusOptions {
  redisUrl: string
  db: Db
  onProblem?: (error: unknown) => void
}

/**
 * Events over Redis, for databases behind a pooler that has no LISTEN. They are sent at least once and with ids, so that receivers can
 * discard duplicates. No event is lost while Redis is briefly unavailable.
 */
export const createRedisBus = ({
  redisUrl,
  db,
  onProblem = () => undefined,
}: RedisBusOptions): GappyBus & { ready: Promise<void> } => {
  const listeners = createListeners<[LiveMessage, string]>()
  const gaps = createListeners<[]>()
  const doors = createListeners<[string]>()
  const patience = { maxRetriesPerRequest: null, retryStrategy: (times: number) => Math.min(times * 200, 5_000) }
  const sender = new Redis(redisUrl, { ...patience, enableOfflineQueue: false })
  const reader = new Redis(redisUrl, { ...patience, autoResubscribe: false })
  let stoodBefore = false
  let resolveReady: () => void = () => undefined
  const ready = new Promise<void>((resolve) => {
    resolveReady = resolve
  })
  for (const redis of [sender, reader]) redis.on('error', onProblem)

  reader.on('ready', () => {
    reader
      .subscribe(channel)
      .then(() => {
        if (stoodBefore) gaps.call()
        stoodBefore = true
        resolveReady()
      })
      .catch(onProblem)
  })
  reader.on('message', (_, text) => {
    const { id, ...event } = JSON.parse(text) as LiveEvent
    if ('accessChanged' in event) doors.call(event.accessChanged)
    else listeners.call(event, id)
  })

  const outbox = createOutbox({
    db,
    onProblem,
    canDeliver: () => sender.status === 'ready',
    deliver: async (_, events) => {
      const pipeline = sender.pipeline()
      for (const event of events) pipeline.publish(channel, JSON.stringify(event))
      const answers = await toRedis('publish', () => pipeline.exec())
      const failed = answers?.find(([error]) => error)
      if (!answers || failed) throw failed?.[0] ?? new Error('Redis did not take the events')
    },
  })
  sender.on('ready', outbox.send)

  return {
    ready,
    publish: outbox.publish,
    publishAll: outbox.publishAll,
    accessChanged: outbox.accessChanged,
    onAccessChanged: doors.add,
    subscribe: listeners.add,
    onGap: gaps.add,
    close: async () => {
      listeners.clear()
      gaps.clear()
      doors.clear()
      await outbox.close()
      reader.disconnect()
      sender.disconnect()
      resolveReady()
    },
  }
}
