/** The parts of a message to one Android phone that are played. */
export interface Message {
  token?: string
  notification?: { title?: string; body?: string }
  data?: Record<string, string>
  android?: { priority?: string; ttl?: string; collapse_key?: string; notification?: { tag?: string } }
}

interface Fault {
  field: string
  description: string
}

const mostBytes = 4_096
const fields: Record<string, readonly string[]> = {
  message: ['token', 'notification', 'data', 'android'],
  'message.notification': ['title', 'body', 'image'],
  'message.android': ['priority', 'ttl', 'collapse_key', 'notification'],
  'message.android.notification': ['tag', 'title', 'body', 'channel_id'],
}
const patterns: Record<string, RegExp> = {
  'message.token': /^[\w:-]{10,}$/,
  'message.android.priority': /^(?:HIGH|NORMAL)$/,
  'message.android.ttl': /^\d{1,7}s$/,
}
const inner = /^(?:from|gcm.*|google.*|message_type)$/

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const faultsIn = (value: unknown, field: string): Fault[] => {
  const fault = (description: string): Fault[] => [{ field, description }]
  const isMap = field === 'message.data'
  const names = fields[field]
  if (!names && !isMap) {
    if (typeof value !== 'string') return fault(`Invalid value at '${field}' (TYPE_STRING)`)
    return (patterns[field]?.test(value) ?? true) ? [] : fault(`Invalid value at '${field}'`)
  }
  if (!isObject(value)) return fault(`Invalid value at '${field}'`)
  return Object.entries(value).flatMap(([name, each]) => {
    if (isMap && inner.test(name)) return fault(`Invalid data payload key: ${name}`)
    if (names && !names.includes(name)) return fault(`Invalid JSON payload received. Unknown name "${name}"`)
    return faultsIn(each, `${field}.${name}`)
  })
}

/** What FCM would find wrong with a body: names, types and limits; none for one that it sends. */
export const messageFaults = (body: unknown): Fault[] => {
  const message = isObject(body) ? body.message : undefined
  if (!isObject(message) || typeof message.token !== 'string')
    return [{ field: 'message', description: 'Recipient of the message is not set.' }]
  const faults = faultsIn(message, 'message')
  const size = Buffer.byteLength(JSON.stringify({ ...message, token: '' }))
  return size > mostBytes ? [...faults, { field: 'message', description: 'Message too big' }] : faults
}
