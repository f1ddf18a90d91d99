import { hash, verify } from '@node-rs/argon2'
import { inTurn } from '../in-turn'

// argon2id, the package's own choice.
const options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

// Each takes 19 MiB and some 30 ms of a core: a flood of sign-ins must queue, and a long queue is refused.
const atMostFour = inTurn({ atOnce: 4, longestQueue: 200 })

export const hashPassword = (password: string): Promise<string> => atMostFour(() => hash(password, options))

let nobody: Promise<string> | undefined

/** Compares with a stored hash; without one (no such account) it takes as long and answers false. */
export const isPassword = async (password: string, stored: string | undefined): Promise<boolean> => {
  nobody ??= hashPassword('the account that does not exist')
  const known = stored ?? (await nobody)
  const fits = await atMostFour(() => verify(known, password).catch(() => false))
  return fits && stored !== undefined
}
