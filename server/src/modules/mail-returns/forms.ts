import type { Reported } from './reported'

type Fields = Record<string, unknown>
const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
const isAddress = (value: string | undefined): value is string =>
  value !== undefined && value.length <= 254 && value.includes('@') && !value.includes('\u0000')
const time = (value: unknown, now: Date): Date => {
  const at = new Date(text(value) ?? Number.NaN)
  return Number.isNaN(at.getTime()) ? now : at
}

/** A body that is none of the forms: nothing is guessed from it. */
export class Unreadable extends Error {
  override name = 'Unreadable'
}

/** Our own contract: `{ events: [{ kind, address, at, code }] }`. A bounce that is not `permanent` is the sender's to retry. */
const ownForm = (body: Fields, now: Date): Reported[] =>
  list(body.events).flatMap((event): Reported[] => {
    const { kind, address, at, code, permanent } = fields(event)
    const to = text(address)
    if (!isAddress(to) || (kind !== 'bounced' && kind !== 'complained'))
      throw new Unreadable('an event has no address or kind')
    if (kind === 'bounced' && permanent === false) return []
    return [{ kind, address: to, at: time(at, now), code: text(code) }]
  })

const postmarkBounces = ['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated']
/** Postmark's bounce and spam complaint webhooks. */
const postmarkForm = ({ RecordType, Type, Email, BouncedAt }: Fields, now: Date): Reported[] => {
  const to = text(Email)
  const isComplaint = RecordType === 'SpamComplaint' || Type === 'SpamComplaint'
  const isBounce = RecordType === 'Bounce' && postmarkBounces.includes(String(Type))
  if (!isComplaint && !isBounce) return []
  if (!isAddress(to)) throw new Unreadable('a bounce has no Email')
  return [{ kind: isComplaint ? 'complained' : 'bounced', address: to, at: time(BouncedAt, now) }]
}

/** A notification of Amazon SES, or an event of its event publishing. */
const sesForm = (message: Fields, now: Date): Reported[] => {
  const kind = message.notificationType ?? message.eventType
  const { bounceType, bouncedRecipients, timestamp } = fields(message.bounce)
  if (kind === 'Bounce' && bounceType === 'Permanent')
    return list(bouncedRecipients).flatMap((recipient): Reported[] => {
      const { emailAddress, status } = fields(recipient)
      const to = text(emailAddress)
      return isAddress(to) ? [{ kind: 'bounced', address: to, at: time(timestamp, now), code: text(status) }] : []
    })
  const complaint = fields(message.complaint)
  if (kind === 'Complaint')
    return list(complaint.complainedRecipients).flatMap((recipient): Reported[] => {
      const to = text(fields(recipient).emailAddress)
      return isAddress(to) ? [{ kind: 'complained', address: to, at: time(complaint.timestamp, now) }] : []
    })
  return []
}

const parsed = (json: string): Fields => {
  try {
    return fields(JSON.parse(json))
  } catch {
    throw new Unreadable('not JSON')
  }
}

/** SNS asks once, by an address of its own that is to be fetched, whether we want its messages. */
export const subscriptionIn = (json: string): string | undefined => {
  const { Type, SubscribeURL } = parsed(json)
  const url = text(SubscribeURL)
  if (Type !== 'SubscriptionConfirmation' || !url || !URL.canParse(url)) return undefined
  const { protocol, hostname, port } = new URL(url)
  return protocol === 'https:' && !port && /^sns\.[a-z\d-]+\.amazonaws\.com(?:\.cn)?$/.test(hostname) ? url : undefined
}

/**
 * What a JSON body reports, in our form, Postmark's, or that of Amazon SES through SNS. What is known and needs nothing is an empty list.
 * @throws {Unreadable} for anything else
 */
export const reportedIn = (json: string, now: Date): Reported[] => {
  const body = parsed(json)
  if (Array.isArray(body.events)) return ownForm(body, now)
  if (text(body.RecordType)) return postmarkForm(body, now)
  if (body.Type === 'Notification') return sesForm(parsed(text(body.Message) ?? ''), now)
  if (text(body.Type)) return []
  if (text(body.notificationType) ?? text(body.eventType)) return sesForm(body, now)
  throw new Unreadable('a form that is not known')
}
