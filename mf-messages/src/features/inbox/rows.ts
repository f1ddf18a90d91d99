import type { Message } from '@samspel/api'
import { dayOf } from '@samspel/i18n'
import type { Outgoing } from '../../data'

/** A row in a thread. */
export type ThreadLine =
  | { key: string; kind: 'day'; at: string }
  | { key: string; kind: 'message'; message: Message; showAuthor: boolean; isLast: boolean }
  | { key: string; kind: 'outgoing'; letter: Outgoing }

interface When {
  day: string
  ms: number
}
const known = new WeakMap<Message, When>()
/** Cached by message, so that in a thread of thousands only new messages cost anything. */
const whenOf = (message: Message): When => {
  const before = known.get(message)
  if (before) return before
  const when = { day: dayOf(message.createdAt), ms: Date.parse(message.createdAt) }
  known.set(message, when)
  return when
}

/** Day headings, messages and unsent messages, oldest first. */
export const linesOf = (messages: readonly Message[], outgoing: readonly Outgoing[]): ThreadLine[] => {
  const lines: ThreadLine[] = []
  messages.forEach((message, at) => {
    const before = messages[at - 1]
    const next = messages[at + 1]
    const { day, ms } = whenOf(message)
    const isNewDay = !before || whenOf(before).day !== day
    if (isNewDay) lines.push({ key: `day-${day}`, kind: 'day', at: message.createdAt })
    lines.push({
      key: message.id,
      kind: 'message',
      message,
      showAuthor: message.author === 'user' && (isNewDay || before.authorName !== message.authorName),
      // The time of a run of messages is shown under the last one.
      isLast: !next || next.author !== message.author || next.notice !== null || whenOf(next).ms - ms > 5 * 60_000,
    })
  })
  // A message that could not be sent keeps its place in time; the others wait at the end.
  for (const letter of outgoing) {
    const line: ThreadLine = { key: letter.idempotencyKey, kind: 'outgoing', letter }
    const at =
      letter.state === 'failed'
        ? lines.findIndex((each) => each.kind === 'message' && each.message.createdAt > letter.writtenAt)
        : -1
    if (at < 0) lines.push(line)
    else lines.splice(at, 0, line)
  }
  return lines
}
