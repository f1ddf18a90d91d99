import type { FastifyInstance, FastifyRequest } from 'fastify'

const TRUSTED_TYPES = "require-trusted-types-for 'script'"

/**
 * Content security policy of a page: no inline code, no eval, no code from strings, nothing from other origins.
 * @param origins origins of this session's overrides, whose files are allowed too
 * @param tracker URL of the tracking script (C-18): this one file may run, and may connect to its own origin
 * @param tiles URL of the store map's tiles (S-30): images from its origin are allowed
 * @param style hash of the style element of a painted page
 * @param opening whether the page's first script starts the others, for which it makes a policy before any other script can
 * @param secure whether the visitor uses https
 */
export function contentSecurityPolicy({
  origins = [],
  tracker,
  tiles,
  style,
  opening = false,
  secure = false,
}: {
  origins?: readonly string[]
  tracker?: string | undefined
  tiles?: string | undefined
  style?: string | undefined
  opening?: boolean
  secure?: boolean
} = {}): string {
  const own = ["'self'", ...origins].join(' ')
  const tracked = tracker === undefined ? '' : ` ${new URL(tracker).origin}`
  return [
    "default-src 'none'",
    `script-src ${own}${tracker === undefined ? '' : ` ${tracker}`}`,
    `style-src ${own}${style === undefined ? '' : ` ${style}`}`,
    `img-src ${own}${tiles === undefined ? '' : ` ${new URL(tiles).origin}`} data: blob:`,
    `font-src ${own}`,
    `connect-src ${own}${tracked}`,
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    TRUSTED_TYPES,
    `trusted-types default${opening ? ' opening' : ''}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Lets pages of the same origin frame this page. */
export const framedBySelf = (policy: string): string =>
  policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")

/** Policy of answers that are not pages: opened directly, they can do nothing. */
const barePolicy = `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; ${TRUSTED_TYPES}; trusted-types 'none'`

/** Adds Trusted Types to the API's own policy, so that it too forbids code from strings. */
const tightened = (policy: string): string =>
  policy.includes(TRUSTED_TYPES) ? policy : `${policy.replace(/;\s*$/, '')}; ${TRUSTED_TYPES}; trusted-types 'none'`

const always: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
}

// The page's first requests, made before its code can remove the token from the URL, must not leak it in the Referer.
const holdsToken = (address: string) => /[?&](?:jwt|\w+_token)=/.test(address)

const isSecure = ({ protocol }: Pick<FastifyRequest, 'protocol'>): boolean => protocol === 'https'

/** The security headers that an answer lacks, and a policy that is strict enough. */
function missingHeaders(policy: unknown, has: (name: string) => boolean, secure: boolean): Record<string, string> {
  const headers = Object.fromEntries(Object.entries(always).filter(([name]) => !has(name)))
  headers['content-security-policy'] = typeof policy === 'string' ? tightened(policy) : barePolicy
  if (secure && !has('strict-transport-security'))
    headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains'
  return headers
}

/** Adds the security headers to every answer, and forbids to keep those that failed: pages, files, API answers and errors. */
export function secureAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    reply.headers(
      missingHeaders(reply.getHeader('content-security-policy'), (name) => reply.hasHeader(name), isSecure(request)),
    )
    // Browsers and proxies may keep a 404 for a while unless told otherwise; what is wrong now may be right the next moment.
    const caching = String(reply.getHeader('cache-control') ?? 'public')
    if (reply.statusCode >= 500 || (reply.statusCode >= 400 && /\bpublic\b/.test(caching)))
      reply.header('cache-control', 'no-store')
    if (holdsToken(request.url)) reply.header('referrer-policy', 'no-referrer')
    return payload
  })
}

/** Security headers for answers to requests that are not HTTP, which no hook sees. */
export const headersOfRefusal = (): Record<string, string> => ({
  ...missingHeaders(undefined, () => false, false),
  'cache-control': 'no-store',
})

/** Policy of a page for this request. */
export const pagePolicy = (
  request: Pick<FastifyRequest, 'protocol'>,
  origins: readonly string[],
  facts: { tracker?: string | undefined; tiles?: string | undefined; style?: string | undefined } = {},
): string => contentSecurityPolicy({ ...facts, origins, secure: isSecure(request) })
