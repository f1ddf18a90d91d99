import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../errors'

// argon2id, the package's own choice.
const options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

// Each takes 19 MiB and some 30 ms of a core: a flood of sign-ins must queue, and a long queue is refused.
const atOnce = 4
const longestQueue = 200
let running = 0
const waiting: (() => void)[] = []

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= atOnce) {
    if (waiting.length >= longestQueue) throw new AppError('unavailable')
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, options))

let nobody: Promise<string> | undefined

/** Compares with a stored hash; without one (no such account) it takes as long and answers false. */
export const isPassword = async (password: string, stored: string | undefined): Promise<boolean> => {
  nobody ??= hashPassword('the account that does not exist')
  const known = stored ?? await nobody
  const fits = await inTurn(() => verify(known, password).catch(() => false))
  return fits && stored !== undefined
}
