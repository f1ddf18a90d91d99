import type { IncomingMessage } from './generated/messages'

/** Bytes of UTF-8 that a message may have. */
export const MOST_BYTES = 65_536
/** Messages that one page takes; their ids are kept so that none is taken twice. */
export const MOST_MESSAGES = 10_000

/** Why a message was not handled. */
export type Refusal = 'foreign' | 'oversized' | 'unreadable' | 'unknown' | 'shape' | 'replayed' | 'flooded'

/** Takes one message of the wrapper: what it says, or why nobody hears it. */
export type Reader = (text: unknown, origin?: string) => IncomingMessage | Refusal

type Rule = RegExp | 'flag' | 'version' | Rules
/** Field to rule; a field that ends in `?` may be missing. */
interface Rules {
  [field: string]: Rule
}

const word = /^[A-Za-z0-9._-]{1,40}$/u
const capabilities: Rules = { emailAuthentication: 'flag', 'scanStoreCode?': 'flag' }
const id = /^[A-Za-z0-9._-]{1,64}$/u

// By hand: a validator of schemas weighs more than the whole bridge. A test holds it against schema/incoming.schema.json.
const shapes: Record<IncomingMessage['type'], Rules> = {
  hello: { id, version: 'version', capabilities },
  capabilities: { id, capabilities },
  device: { id, token: /^[^\u0000-\u0020]{1,500}$/u, platform: word, environment: word },
  storeCode: { id, token: /^[A-Za-z0-9_-]{1,200}$/u },
  navigate: { id, path: /^\/(?![/\\])[^\u0000-\u0020\\]{0,2000}$/u },
  back: { id },
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isWhole = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 1_000

/** The fields that the rules name, and no other; undefined when one does not fit. */
function pick(rules: Rules, value: unknown): Fields | undefined {
  if (!isFields(value)) return undefined
  const picked: Fields = {}
  for (const [name, rule] of Object.entries(rules)) {
    const field = name.replace('?', '')
    const given = Object.hasOwn(value, field) ? value[field] : undefined
    if (given === undefined && name !== field) continue
    if (isFields(rule) && !(rule instanceof RegExp)) {
      const inner = pick(rule, given)
      if (!inner) return undefined
      picked[field] = inner
      continue
    }
    const fits =
      rule instanceof RegExp
        ? typeof given === 'string' && rule.test(given)
        : rule === 'flag'
          ? typeof given === 'boolean'
          : isWhole(given)
    if (!fits) return undefined
    picked[field] = given
  }
  return picked
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isOversized = (text: string): boolean =>
  text.length > MOST_BYTES || (text.length * 3 > MOST_BYTES && new TextEncoder().encode(text).byteLength > MOST_BYTES)

/** Makes a reader with a memory of its own for the ids that it has seen. `own` is the origin that messages may name. */
export function createReader(own: () => string | undefined = () => globalThis.location?.origin): Reader {
  const seen = new Set<string>()
  return (text, origin) => {
    if (origin !== undefined && origin !== own()) return 'foreign'
    if (typeof text !== 'string') return 'unreadable'
    if (isOversized(text)) return 'oversized'
    const value = parse(text)
    if (!isFields(value) || typeof value.type !== 'string') return 'unreadable'
    if (!Object.hasOwn(shapes, value.type)) return 'unknown'
    const type = value.type as IncomingMessage['type']
    const picked = pick(shapes[type], value) as { id: string } | undefined
    if (!picked) return 'shape'
    if (seen.has(picked.id)) return 'replayed'
    if (seen.size >= MOST_MESSAGES) return 'flooded'
    seen.add(picked.id)
    return { ...picked, type } as IncomingMessage
  }
}
