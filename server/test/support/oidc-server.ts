import { createSign, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Who an issuer knows, by subject. */
export interface IssuerPerson {
  email?: string
  email_verified?: boolean
}

type Claims = Record<string, unknown>
interface Answer {
  path: string
  status: number
  body: unknown
  redirect: (to: string) => void
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A real OpenID Connect server. Whoever comes is let in as `who`; `tamper` changes what it answers. */
export const startIssuer = async (redirectUri: string) => {
  const { default: Provider } = await import('oidc-provider')
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'k', use: 'sig', alg: 'RS256' }
  const people = new Map<string, IssuerPerson>()
  const state = {
    who: '',
    denies: false,
    tamper: undefined as ((answer: Answer) => void | Promise<void>) | undefined,
    requests: 0,
  }
  let handle: (request: never, response: never) => void = () => undefined
  const server = createServer((request, response) => {
    state.requests += 1
    handle(request as never, response as never)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'samspel',
        client_secret: 'a secret of the company',
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [key as never] },
    cookies: { keys: ['a key for cookies'] },
    claims: { email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people.get(id) }),
    }),
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    loadExistingGrant: async (context: {
      oidc: { client: { clientId: string }; session: { accountId: string }; provider: typeof provider }
    }) => {
      const { client, session } = context.oidc
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  } as never)
  provider.use(async (context, next) => {
    if (context.path.startsWith('/interaction/')) {
      const result = state.denies
        ? { error: 'access_denied', error_description: 'no' }
        : { login: { accountId: state.who } }
      context.respond = false
      return provider.interactionFinished(context.req, context.res, result)
    }
    await next()
    const answer: Answer = {
      path: context.path,
      status: context.status,
      body: context.body,
      redirect: (to) => context.redirect(to),
    }
    await state.tamper?.(answer)
    if (answer.body !== context.body) context.body = answer.body
    return undefined
  })
  handle = provider.callback() as never

  /** The id token with other claims, signed by the issuer's own key, or by `by`. */
  const resign = (idToken: string, change: Claims, by = privateKey): string => {
    const [head, body] = idToken.split('.') as [string, string]
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims
    const text = `${head}.${part({ ...claims, ...change })}`
    return `${text}.${createSign('RSA-SHA256').update(text).sign(by).toString('base64url')}`
  }

  /** Goes where a browser goes, until it is sent back: the query that it comes back with. */
  const visit = async (url: string): Promise<string> => {
    const cookies = new Map<string, string>()
    let at = url
    for (let hops = 0; hops < 10; hops += 1) {
      if (at.startsWith(redirectUri)) return new URL(at).search.slice(1)
      const answer = await fetch(at, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      })
      for (const line of answer.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
        cookies.set(name!, value!)
      }
      const to = answer.headers.get('location')
      if (!to) throw new Error(`${answer.status} at ${at}: ${await answer.text()}`)
      at = new URL(to, at).href
    }
    throw new Error(`Nowhere after ten hops: ${at}`)
  }

  return {
    issuer,
    people,
    state,
    resign,
    visit,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
