import { hash, verify } from '@node-rs/argon2'
import { inTurn } from '../in-turn'

// argon2id, the package's default variant.
const options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

// Each hash takes 19 MiB and about 30 ms of a core. A flood of sign-ins has to queue, and is refused once the queue is long.
const atMostFour = inTurn({ atOnce: 4, longestQueue: 200 })

/** The same letters are the same password, however a keyboard composes them (NIST SP 800-63B). */
const normal = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => atMostFour(() => hash(normal(password), options))

let nobody: Promise<string> | undefined

/** Verifies a password against a stored hash. Without a hash (no such account) it takes just as long and returns false. */
export const isPassword = async (password: string, stored: string | undefined): Promise<boolean> => {
  nobody ??= hashPassword('the account that does not exist')
  const known = stored ?? (await nobody)
  // Hashes from before were made of the password as it was typed.
  const forms = new Set([normal(password), password])
  let fits = false
  for (const form of forms) fits = (await atMostFour(() => verify(known, form).catch(() => false))) || fits
  return fits && stored !== undefined
}
