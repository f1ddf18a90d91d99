/** What Samspel gives a gateway for one phone: docs/guides/native.md. */
export interface Push {
  id: string
  token: string
  platform: string
  environment: string
  title: string
  body: string
  href: string
  tag: string
  urgent: boolean
}

/**
 * What became of it. `gone`: the token is over. `refused`: never like this. `limited`: later. `down`: the service of the platform is out of
 * reach. `broken`: our own key or project is not accepted.
 */
export interface Outcome {
  kind: 'sent' | 'gone' | 'refused' | 'limited' | 'down' | 'broken'
  reason?: string
  retryAfter?: string | undefined
}

/** `close` ends the connections that are kept open. */
export type Sender = ((push: Push) => Promise<Outcome>) & { close?: () => void }

/** A push is worth nothing after a day. */
export const lifeSeconds = 24 * 3_600
export const patienceMs = 8_000

const text = (value: unknown, longest: number): string | undefined =>
  typeof value === 'string' && value.length <= longest && !value.includes('\u0000') ? value : undefined

/** The push in a body; undefined when something is missing or too long. */
export const readPush = (body: unknown): Push | undefined => {
  const {
    id,
    token,
    platform,
    environment,
    title,
    body: words,
    href,
    tag,
    urgent,
  } = (body ?? {}) as Record<string, unknown>
  const push = {
    id: text(id, 100),
    token: text(token, 4_096),
    platform: text(platform, 40),
    environment: text(environment, 40),
    title: text(title, 300),
    body: text(words, 1_000),
    href: text(href, 2_000),
    tag: text(tag, 2_000),
  }
  if (Object.values(push).includes(undefined) || !push.token) return undefined
  return { ...(push as Omit<Push, 'urgent'>), urgent: urgent === true }
}

/** The fields of an answer; none where it is anything but a JSON object. */
export const fieldsOf = (said: unknown): Record<string, unknown> =>
  typeof said === 'object' && said !== null && !Array.isArray(said) ? (said as Record<string, unknown>) : {}
