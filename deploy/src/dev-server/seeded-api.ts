import type { FakeAnswer, FakeApi } from './fake-api'

const DEMO_PASSWORD = 'samspel-demo'
const accounts = { admin: 'admin', company: 'company', store_user: 'store', creator: 'creator' } as const

async function signIn(origin: string, actor: keyof typeof accounts): Promise<string> {
  const kind = actor === 'creator' ? 'instagramer' : 'user'
  const answer = await fetch(`${origin}/api/auth/${kind}s/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ [kind]: { email: `${accounts[actor]}@samspel.test`, password: DEMO_PASSWORD } }),
  })
  const token = answer.headers.get('authorization')?.replace(/^Bearer /, '')
  if (!token) throw new Error(`${origin} has no demo account '${accounts[actor]}': it answered ${answer.status}`)
  return token
}

/** Uses a real API with the demo data in place of the fake one. Changes made through it persist. */
export function seededApi(origin: string): FakeApi {
  const tokens = new Map<string, Promise<string>>()
  return {
    origin,
    async handle({ method, url, headers, body }): Promise<FakeAnswer> {
      const texts = Object.entries(headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as const] : [],
      )
      const answer = await fetch(origin + url, {
        method,
        headers: Object.fromEntries(texts),
        ...(body !== undefined && { body }),
      })
      return {
        status: answer.status,
        headers: { 'content-type': answer.headers.get('content-type') ?? 'text/plain' },
        body: await answer.text(),
      }
    },
    tokenFor(actor) {
      const known = tokens.get(actor)
      if (known) return known
      const token = signIn(origin, actor)
      tokens.set(actor, token)
      // After a failure, let the next caller try again.
      token.catch(() => tokens.delete(actor))
      return token
    },
    reset: () => tokens.clear(),
  }
}
