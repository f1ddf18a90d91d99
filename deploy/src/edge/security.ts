import type { FastifyInstance, FastifyRequest } from 'fastify'

const TRUSTED_TYPES = "require-trusted-types-for 'script'"

/**
 * What a page of Samspel may do: no inline code, no eval, no script from text, nothing from elsewhere.
 * @param origins of this session's overrides, whose files it may use as well
 * @param tracker address of the tracking script (C-18): that one file runs, and may tell its own origin
 * @param tiles address of the store map's tiles (S-30): pictures of its origin are shown
 * @param style hash of the style element of a painted page
 * @param secure true when the visitor came by https
 */
export function contentSecurityPolicy({
  origins = [],
  tracker,
  tiles,
  style,
  secure = false,
}: {
  origins?: readonly string[]
  tracker?: string | undefined
  tiles?: string | undefined
  style?: string | undefined
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
    'trusted-types default',
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The policy of a page that pages of this very site may frame. */
export const framedBySelf = (policy: string): string =>
  policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")

/** For answers that are no pages: opened as a page, they can do nothing. */
const barePolicy = `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; ${TRUSTED_TYPES}; trusted-types 'none'`

/** Answers of the API have a policy of their own, which allows no code from text either. */
const tightened = (policy: string): string =>
  policy.includes(TRUSTED_TYPES) ? policy : `${policy.replace(/;\s*$/, '')}; ${TRUSTED_TYPES}; trusted-types 'none'`

const always: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
}

// What a page fetches first, before its code can take a token out of the address, must not tell it in its Referer.
const holdsToken = (address: string) => /[?&](?:jwt|\w+_token)=/.test(address)

const isSecure = ({ protocol }: Pick<FastifyRequest, 'protocol'>): boolean => protocol === 'https'

/** The headers that an answer lacks, with its policy made strict enough. */
function missingHeaders(policy: unknown, has: (name: string) => boolean, secure: boolean): Record<string, string> {
  const headers = Object.fromEntries(Object.entries(always).filter(([name]) => !has(name)))
  headers['content-security-policy'] = typeof policy === 'string' ? tightened(policy) : barePolicy
  if (secure && !has('strict-transport-security'))
    headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains'
  return headers
}

/** Puts the security headers on every answer: pages, files, what the API says, errors. */
export function secureAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    reply.headers(
      missingHeaders(reply.getHeader('content-security-policy'), (name) => reply.hasHeader(name), isSecure(request)),
    )
    if (holdsToken(request.url)) reply.header('referrer-policy', 'no-referrer')
    return payload
  })
}

/** For answers that no hook sees, to requests that are not HTTP. */
export const headersOfRefusal = (): Record<string, string> => missingHeaders(undefined, () => false, false)

/** Policy of a page for this request. */
export const pagePolicy = (
  request: Pick<FastifyRequest, 'protocol'>,
  origins: readonly string[],
  facts: { tracker?: string | undefined; tiles?: string | undefined; style?: string | undefined } = {},
): string => contentSecurityPolicy({ ...facts, origins, secure: isSecure(request) })
