import { randomBytes } from 'node:crypto'
import type { Practice } from '../service'

export interface KeptMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  at: string
}

/** What an address does with mails: refuses them at once, lets them come back later, is full, or takes the second try alone. */
export const behaviours = ['works', 'bounces_now', 'bounces_later', 'full', 'greylists'] as const
export type Behaviour = (typeof behaviours)[number]

interface Mailbox {
  /** Newest last. */
  mails: KeptMail[]
  addresses: Record<string, Behaviour>
  /** Addresses that were asked to wait, and are let in at the next try. */
  seen: string[]
  /** Proves to Samspel that a report comes from here. */
  webhookSecret: string
  password: string
}

const mostMails = 1_000
const saveMs = 1_000

/** The mails and what addresses do. Written down a moment later, so that a hundred mails are written once. */
export const mailboxOf = (practice: Practice) => {
  const kept = practice.kept<Mailbox>('mail', () => ({
    mails: [],
    addresses: {},
    seen: [],
    webhookSecret: randomBytes(24).toString('hex'),
    password: randomBytes(12).toString('hex'),
  }))
  // Known to the API from its start, so it must not change when the program ends early.
  kept.save()
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    kept.save()
  }
  const later = () => {
    timer ??= setTimeout(flush, saveMs).unref()
  }
  const { value } = kept
  return {
    webhookSecret: value.webhookSecret,
    password: value.password,
    flush,
    all: (): readonly KeptMail[] => value.mails,
    add: (mail: KeptMail) => {
      value.mails.push(mail)
      if (value.mails.length > mostMails) value.mails.splice(0, value.mails.length - mostMails)
      later()
    },
    behaviourOf: (address: string): Behaviour => value.addresses[address.toLowerCase()] ?? 'works',
    setBehaviour: (address: string, behaviour: Behaviour) => {
      const key = address.toLowerCase()
      value.seen = value.seen.filter((each) => each !== key)
      if (behaviour === 'works') delete value.addresses[key]
      else value.addresses[key] = behaviour
      flush()
    },
    /** Whether this is the first try to an address that lets the second one in. */
    isFirstTry: (address: string): boolean => {
      const key = address.toLowerCase()
      if (value.seen.includes(key)) return false
      value.seen.push(key)
      later()
      return true
    },
  }
}
export type Mailboxes = ReturnType<typeof mailboxOf>
