import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Passkey } from '@samspel/api'
import type { Config } from '../../../config'
import type { Db } from '../../../db/transact'
import { AppError, invalid } from '../../../errors'
import { lazy } from '../../../lazy'

/** Passkeys that one person may have. */
export const mostPasskeys = 10
const challengeMs = 5 * 60_000

/** Much code, which only those with passkeys need. */
const webauthn = lazy(() => import('@simplewebauthn/server'))

type Site = Pick<Config, 'appUrl'>
const siteOf = ({ appUrl }: Site) => {
  const { origin, hostname } = new URL(appUrl)
  return { origin, id: hostname }
}

interface PasskeyRow {
  id: string
  name: string
  created_at: string
  last_used_at: string | null
}
const shown = ['id', 'name', 'created_at', 'last_used_at'] as const
const toPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
})

const rowsOf = (db: Db, userId: string) =>
  db
    .selectFrom('passkeys')
    .select([...shown, 'credential_id', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const listPasskeys = async (db: Db, userId: string): Promise<Passkey[]> =>
  (await rowsOf(db, userId)).map(toPasskey)

export const countPasskeys = async (db: Db, userId: string): Promise<number> => (await rowsOf(db, userId)).length

const descriptorsOf = async (db: Db, userId: string) =>
  (await rowsOf(db, userId)).map(({ credential_id: id, transports }) => ({ id, transports: transports as never }))

/** Reads what a browser sent; undefined where it is no JSON object. */
const parsed = <T>(text: string): T | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return value !== null && typeof value === 'object' ? (value as T) : undefined
  } catch {
    return undefined
  }
}

const notOurs = () => invalid({ passkey: ['invalid'] })

/** What a new passkey is to sign. The one asked for before is no longer good. */
export const startPasskey = async (
  db: Db,
  config: Site,
  { userId, email, name, now }: { userId: string; email: string; name: string; now: Date },
): Promise<string> => {
  const own = await descriptorsOf(db, userId)
  if (own.length >= mostPasskeys) throw new AppError('limit_reached')
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: 'Samspel',
    rpID: siteOf(config).id,
    userName: email,
    userDisplayName: name,
    userID: Buffer.from(userId),
    attestationType: 'none',
    excludeCredentials: own,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  const challenge = {
    challenge: options.challenge,
    expires_at: new Date(now.getTime() + challengeMs).toISOString(),
  }
  await db
    .insertInto('passkey_challenges')
    .values({ user_id: userId, ...challenge })
    .onConflict((on) => on.column('user_id').doUpdateSet(challenge))
    .execute()
  return JSON.stringify(options)
}

/** Takes the challenge of an account, which is then used up whatever comes of it. */
const takeChallenge = async (db: Db, userId: string, now: Date): Promise<string | undefined> => {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('user_id', '=', userId)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst()
  return row && Date.parse(row.expires_at) > now.getTime() ? row.challenge : undefined
}

/** What a browser made of the challenge of `startPasskey`; throws where it is not an answer to it, from our own site. */
export const verifyNewPasskey = async (
  db: Db,
  config: Site,
  { userId, passkey, now }: { userId: string; passkey: string; now: Date },
) => {
  const expectedChallenge = await takeChallenge(db, userId, now)
  const response = parsed<RegistrationResponseJSON>(passkey)
  if (!expectedChallenge || !response) throw notOurs()
  const { verifyRegistrationResponse } = await webauthn()
  const { origin, id } = siteOf(config)
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) throw notOurs()
  return registrationInfo.credential
}

/** Keeps a passkey that was verified. One that some account has already is refused. */
export const keepPasskey = async (
  trx: Db,
  {
    userId,
    name,
    credential,
    now,
  }: { userId: string; name: string; credential: Awaited<ReturnType<typeof verifyNewPasskey>>; now: Date },
): Promise<Passkey> => {
  const row = await trx
    .insertInto('passkeys')
    .values({
      id: uuidv7(),
      user_id: userId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
      created_at: now.toISOString(),
    })
    .onConflict((on) => on.column('credential_id').doNothing())
    .returning([...shown])
    .executeTakeFirst()
  if (!row) throw notOurs()
  return toPasskey(row)
}

export const renamePasskey = async (db: Db, userId: string, { id, name }: { id: string; name: string }) => {
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning([...shown])
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return toPasskey(row)
}

/** What the passkeys of an account are to sign, and its challenge. */
export const startProof = async (db: Db, config: Site, userId: string) => {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: siteOf(config).id,
    allowCredentials: await descriptorsOf(db, userId),
    userVerification: 'preferred',
  })
  return { challenge: options.challenge, options: JSON.stringify(options) }
}

/** Whether a passkey of the account signed the challenge on our own site. Its counter goes up, so that a copy is found out. */
export const provesPasskey = async (
  db: Db,
  config: Site,
  { userId, passkey, challenge, now }: { userId: string; passkey: string; challenge: string | null; now: Date },
): Promise<boolean> => {
  const response = parsed<AuthenticationResponseJSON>(passkey)
  if (!challenge || typeof response?.id !== 'string') return false
  const row = await db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'public_key', 'counter'])
    .where('user_id', '=', userId)
    .where('credential_id', '=', response.id)
    .executeTakeFirst()
  if (!row) return false
  const { verifyAuthenticationResponse } = await webauthn()
  const { origin, id } = siteOf(config)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    credential: { id: row.credential_id, publicKey: new Uint8Array(row.public_key), counter: row.counter },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo) return false
  const { rows } = await sql`UPDATE passkeys SET counter = ${authenticationInfo.newCounter}, last_used_at = ${now}
    WHERE id = ${row.id} AND counter = ${row.counter} RETURNING id`.execute(db)
  return rows.length > 0
}
