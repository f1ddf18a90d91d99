import { createHmac, generateKeyPairSync, sign } from 'node:crypto'

type Json = Record<string, unknown>
const encode = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const hmac = (text: string, key: string | Buffer, hash = 'sha256') =>
  createHmac(hash, key).update(text).digest('base64url')
export const claimsIn = (token: string): Json =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Json

const hs256 = { alg: 'HS256', typ: 'JWT' }

/** Signs claims as the server does, so that a refusal must be due to their content. */
export const signerOf =
  (secret: string) =>
  (claims: Json, header: Json = hs256, key: string | Buffer = secret, hash = 'sha256') => {
    const text = `${encode(header)}.${encode(claims)}`
    return `${text}.${hmac(text, key, hash)}`
  }

/** The token with a single bit flipped, for every bit of header, claims and signature. */
const bitFlips = (token: string): string[] => {
  const parts = token.split('.')
  return parts.flatMap((part, at) => {
    const bytes = Buffer.from(part, 'base64url')
    return Array.from({ length: bytes.length * 8 }, (_, bit) => {
      const flipped = Buffer.from(bytes)
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      return [...parts.slice(0, at), flipped.toString('base64url'), ...parts.slice(at + 1)].join('.')
    })
  })
}

interface Setting {
  secret: string
  nowSeconds: number
  victim: { sub: string; sid: string }
}

/** Tokens that must be refused, by kind, derived from a valid one. */
export const forgeriesOf = (token: string, { secret, nowSeconds, victim }: Setting): Record<string, string[]> => {
  const [head = '', body = '', signature = ''] = token.split('.')
  const claims = claimsIn(token)
  const signed = signerOf(secret)
  const without = (name: string) => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name))
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = publicKey.export({ type: 'spki', format: 'pem' })
  const rsaText = `${encode({ alg: 'RS256', typ: 'JWT' })}.${body}`
  return {
    'no algorithm': ['none', 'None', 'NONE', 'nOnE', '', null].flatMap((alg) =>
      ['', signature, '.'].map((end) => `${encode({ alg, typ: 'JWT' })}.${body}.${end}`),
    ),
    'parts missing': [
      `${head}.${body}.`,
      `${head}.${body}`,
      `${head}..${signature}`,
      `.${body}.${signature}`,
      `..`,
      `${token}.`,
      `${token}.${signature}`,
      body,
      `${head}.${body}.${signature}.${head}.${body}`,
    ],
    'another algorithm': [
      signed(claims, { alg: 'HS512', typ: 'JWT' }, secret, 'sha512'),
      signed(claims, { alg: 'HS384', typ: 'JWT' }, secret, 'sha384'),
      signed(claims, { alg: 'RS256' }),
      signed(claims, { alg: 'ES256' }),
      signed(claims, { alg: 'PS256' }),
      signed(claims, { alg: 'EdDSA' }),
      signed(claims, { alg: 'hs256', typ: 'JWT' }),
      signed(claims, { alg: ['HS256'] }),
      signed(claims, { alg: 'HS256 ' }),
      signed(claims, { typ: 'JWT' }),
      `${rsaText}.${sign('sha256', Buffer.from(rsaText), privateKey).toString('base64url')}`,
    ],
    'another key': [
      '',
      'x'.repeat(48),
      secret.slice(1),
      `${secret} `,
      secret.toUpperCase(),
      Buffer.from(secret).toString('base64'),
      'secret',
      'samspel',
      pem.toString(),
    ].map((key) => signed(claims, hs256, key)),
    'key injection': [
      ...['../../dev/null', '/dev/null', "' UNION SELECT '", 'http://evil.test/key', '0', ''].map((kid) =>
        signed(claims, { ...hs256, kid }, ''),
      ),
      signed(claims, { ...hs256, jwk: { kty: 'oct', k: encode('evil') } }, 'evil'),
      signed(claims, { ...hs256, jku: 'http://evil.test/jwks.json' }, 'evil'),
      signed(claims, { ...hs256, x5u: 'http://evil.test/x' }, 'evil'),
      signed(claims, { ...hs256, crit: ['x'], x: 1 }, 'evil'),
      signed(claims, { ...hs256, b64: false, crit: ['b64'] }, 'evil'),
    ],
    'another issuer or audience': ['other', '', ['samspel', 'other'].join(), null, 1].flatMap((value) => [
      signed({ ...claims, iss: value }),
      signed({ ...claims, aud: value }),
    ]),
    'expired or undated': [1, nowSeconds - 1, 0, -1, null, 'tomorrow', String(nowSeconds + 1_000)]
      .map((exp) => signed({ ...claims, exp }))
      .concat(
        [signed({ ...claims, exp: nowSeconds - 1, ent: true })],
        ['exp', 'iat'].map((name) => signed(without(name))),
      ),
    'another owner or session': [
      signed({ ...claims, sub: victim.sub }),
      signed({ ...claims, sid: victim.sid }),
      signed({ ...claims, sid: 'x' }),
      signed({ ...claims, sid: "' OR 1=1 --" }),
      signed({ ...claims, sid: [claims.sid] }),
      signed({ ...claims, sid: { $ne: 1 } }),
      signed({ ...claims, sub: [claims.sub] }),
      signed({ ...claims, sub: '' }),
      signed({ ...claims, sub: null }),
      ...['sub', 'sid', 'scp', 'iss', 'aud'].map((name) => signed(without(name))),
    ],
    'claims changed under the old signature': [
      { role: 'admin' },
      { sub: victim.sub },
      { sid: victim.sid },
      { scp: 'instagramer' },
      { exp: nowSeconds + 10 ** 9 },
      { ent: true },
    ].map((change) => `${head}.${encode({ ...claims, ...change })}.${signature}`),
    'flipped bits': bitFlips(token),
  }
}
