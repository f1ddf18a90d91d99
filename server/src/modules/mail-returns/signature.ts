import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const toleranceSeconds = 300

const same = (given: string, wanted: string): boolean =>
  timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(wanted).digest())

/** The value of `samspel-signature` for a body sent at this time: HMAC-SHA-256 of `<seconds>.<body>`. */
export const signatureOf = (secret: string, body: Buffer, at: Date): string => {
  const seconds = Math.floor(at.getTime() / 1_000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')}`
}

const isSigned = (secret: string, body: Buffer, header: string, now: Date): boolean => {
  const seconds = Number(/^t=(\d{1,12}),v1=[\da-f]{64}$/.exec(header)?.[1] ?? Number.NaN)
  if (!(Math.abs(now.getTime() / 1_000 - seconds) <= toleranceSeconds)) return false
  return same(header, signatureOf(secret, body, new Date(seconds * 1_000)))
}

/** The password of HTTP's Basic authentication, which mail services send from an address like https://samspel:secret@… */
const passwordIn = (header: string): string | undefined => {
  const encoded = /^Basic ([A-Za-z\d+/=]+)$/i.exec(header)?.[1]
  const [, password] = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded ?? '', 'base64').toString()) ?? []
  return password
}

/** Whether a request proves that it knows the secret: by a signature of its body, or by the password that mail services can send. */
export const isFromMailService = (
  secret: string,
  { body, signature, authorization }: { body: Buffer; signature: unknown; authorization: unknown },
  now: Date,
): boolean => {
  if (typeof signature === 'string') return isSigned(secret, body, signature, now)
  const password = typeof authorization === 'string' ? passwordIn(authorization) : undefined
  return password !== undefined && same(password, secret)
}
