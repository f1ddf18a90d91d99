import type { FastifyInstance } from 'fastify'

/**
 * How a service behaves: it works, refuses because of too many calls, is down, answers late, or refuses what it is asked. What each means on
 * the wire is the vendor's: see `underMode`.
 */
export const modes = ['works', 'limits', 'down', 'late', 'refuses'] as const
export type Mode = (typeof modes)[number]

/** A text of the practice pages. */
export interface Words {
  sv: string
  en: string
}

/** What all services of the practice world share. */
export interface Practice {
  /** Where people reach Samspel, without a trailing slash: webhooks go there, and pages for people are below it (`/sandbox/…`). */
  publicUrl: string
  /** This program's own address, for calls from the API; without a trailing slash. */
  ownUrl: string
  now: () => Date
  /** What a service remembers: one document per name, kept over restarts by `save`. Services that share one share its name. */
  kept: <T extends object>(name: string, initial: () => T) => Kept<T>
  modeOf: (service: string) => Mode
  /**
   * Calls Samspel as a vendor does, by POST; resolves with the status of the first try, 0 for no answer. What is not answered by 2xx is
   * repeated in the background a few times, with growing pauses.
   */
  tell: (path: string, body: string | Buffer, headers: Record<string, string>) => Promise<number>
}

export interface Kept<T> {
  value: T
  save: () => void
}

/** A field of the form of an act. */
export interface ActField {
  name: string
  label: Words
  kind: 'text' | 'number' | 'select'
  /** Choices of a select: their values and what is read. */
  options?:
    | readonly { value: string; label: Words }[]
    | ((practice: Practice) => readonly { value: string; label: Words }[])
}

/** Something that can be made to happen on the page /sandbox, or by POST /sandbox/api/<service>/<act>. */
export interface Act {
  title: Words
  fields: readonly ActField[]
  /** The result is answered as JSON. Throw `WrongAct` for what was asked for wrongly. */
  run: (body: Record<string, unknown>, practice: Practice) => unknown
}

/** An act that cannot be done as asked for; the message says why. */
export class WrongAct extends Error {}

/** What one needs to reach a service, and the setting that makes it superfluous. `of`: who needs it, where that is not the API. */
export interface ServiceSettings {
  unless: string
  of?: 'push-gateway'
  settings: Record<string, string>
}

/** A service that is played. */
export interface Service {
  /** Lower case; part of addresses. */
  name: string
  title: Words
  /** What is given to the one who calls this service, so that it reaches it here. */
  settings: (practice: Practice) => Record<string, string>
  /** Who that is, where it is not the API. */
  settingsOf?: ServiceSettings['of']
  /** The setting that says that a real one is used: where the environment has it, nothing of `settings` is given. Empty: there is none. */
  unless: string
  /** The vendor's protocol over HTTP, and pages for people, by their full paths. Hooks and parsers are the service's own. */
  routes?: (app: FastifyInstance, practice: Practice) => Promise<void>
  /** Protocols other than HTTP. What `settings` says of them can be kept in the service's own closure. */
  start?: (practice: Practice) => Promise<{ stop: () => Promise<void> }>
  acts: Record<string, Act>
}
