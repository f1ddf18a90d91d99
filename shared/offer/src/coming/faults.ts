import type { StoreCampaign } from '@samspel/api'
import { hoursAt } from '@samspel/api/opening-hours'
import type { Message } from '@samspel/i18n'
import { messages } from './messages'

/** Why somebody cannot come at an hour; `hours` are those of the store that day. */
export interface ComingFault {
  message: Message
  hours?: string
}

/** Whether the store is open at what the field holds. What has been, or is after the pass, is known by the server's clock. */
export function comingFault(value: string, store: StoreCampaign['store']): ComingFault | undefined {
  const at = Date.parse(value)
  if (Number.isNaN(at)) return { message: messages.choose }
  const then = hoursAt(store, at)
  if (!then || then.isOpen) return undefined
  const hours = then.hours.map(({ from, to }) => `${from}–${to}`).join(', ')
  return hours ? { message: messages.closedThen, hours } : { message: messages.closedDay }
}

const refusals: Record<string, Message> = {
  in_the_past: messages.past,
  after_end: messages.afterEnd,
  invalid: messages.closed,
}

/** What the server's refusal of an hour says; undefined when it refused something else. */
export function comingRefusal(original: unknown): ComingFault | undefined {
  const [id = ''] = (original as { comingAt?: string[] } | undefined)?.comingAt ?? []
  const message = refusals[id]
  return message && { message }
}
