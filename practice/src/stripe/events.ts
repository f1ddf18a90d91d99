import { createHmac } from 'node:crypto'
import type { StripeObject, World } from './world'

const sign = ({ state, seconds }: World, body: string): string => {
  const at = seconds()
  return `t=${at},v1=${createHmac('sha256', state.webhookSecret).update(`${at}.${body}`).digest('hex')}`
}

const send = async (world: World, event: StripeObject): Promise<number> => {
  const body = JSON.stringify(event)
  return world.practice.tell('/api/payments/webhook', body, {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': sign(world, body),
  })
}

/** An event of a kind that nobody has heard of, about something that nobody knows. */
export const sendUnknown = async (world: World, type: string): Promise<{ event: string; status: number }> => {
  const event = world.make('evt', 'event', {
    type,
    api_version: '2026-10-28.endive',
    data: { object: { id: 'unk_1', object: 'unknown' } },
  })
  return { event: event.id, status: await send(world, event) }
}

/** An event about a record as it is now, kept and sent as the world is told to. */
export const emit = async (world: World, type: string, object: StripeObject, previous?: object): Promise<void> => {
  const event = world.make('evt', 'event', {
    type,
    api_version: '2026-10-28.endive',
    data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
  })
  const { sending } = world.state
  if (sending === 'kept') world.state.waiting.push(event.id)
  world.save()
  if (sending === 'now' || sending === 'twice') await send(world, event)
  if (sending === 'twice') await send(world, event)
}

/** Sends the events that were kept: in their order, or the newest first. */
export const sendKept = async (world: World, order: 'oldest' | 'newest'): Promise<{ sent: number }> => {
  const ids = world.state.waiting.splice(0)
  world.save()
  for (const id of order === 'newest' ? ids.reverse() : ids) {
    const event = world.find(id)
    if (event) await send(world, event)
  }
  return { sent: ids.length }
}
