import { createHash } from 'node:crypto'
import { type Match, ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { FastifyBaseLogger } from 'fastify'
import { passwordMinLength } from '@samspel/api'
import { invalid } from '../errors'

/** What a new password is checked with. */
export interface PasswordCheck {
  config: { breachedPasswordsUrl: string | undefined }
  log: Pick<FastifyBaseLogger, 'warn'>
}

const product = 'samspel'
/** The beginning decides: the cost grows with the length, and a good beginning makes the whole good. */
const judged = 40
/** Of zxcvbn's 0 to 4: fewer than a million guesses are refused. */
const leastScore = 2

let estimator: ZxcvbnFactory | undefined

/** Whole names and addresses, their parts, and the parts in a row without signs. */
const wordsIn = (about: readonly (string | null | undefined)[]): string[] => {
  const texts = [product, ...about].filter((text): text is string => Boolean(text))
  const parts = texts.flatMap((text) => {
    const name = text.replace(/@.*$/, '')
    return [text, name, name.replace(/[^\p{L}\p{N}]/gu, ''), ...text.split(/[^\p{L}\p{N}]+/u)]
  })
  return [...new Set(parts.map((part) => part.toLowerCase()).filter((part) => part.length > 2))]
}

const isOwn = (match: Pick<Match, 'pattern'> & { dictionaryName?: unknown }) => match.dictionaryName === 'userInputs'

/** `own_words` where the account's own words make it easy, `too_common` for what attackers try first, and undefined for a good one. */
export const weaknessOf = (
  password: string,
  about: readonly (string | null | undefined)[],
): 'own_words' | 'too_common' | undefined => {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  const { score, sequence } = estimator.check(password.normalize('NFKC').slice(0, judged), wordsIn(about))
  if (score >= leastScore) return undefined
  return sequence.some(isOwn) ? 'own_words' : 'too_common'
}

/** Asks a service by k-anonymity: it hears five of the hash's forty digits. What cannot be asked is let through, with a line in the log. */
const isBreached = async ({ config, log }: PasswordCheck, password: string): Promise<boolean> => {
  if (!config.breachedPasswordsUrl) return false
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
  try {
    const answer = await fetch(`${config.breachedPasswordsUrl.replace(/\/+$/, '')}/${hash.slice(0, 5)}`, {
      headers: { 'add-padding': 'true' },
      redirect: 'error',
      signal: AbortSignal.timeout(2_000),
    })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    const lines = (await answer.text()).split(/\r?\n/)
    return lines.some((line) => line.startsWith(`${hash.slice(5)}:`) && !/:0+$/.test(line))
  } catch (error) {
    log.warn({ err: error }, 'the service of breached passwords did not answer')
    return false
  }
}

/** Refuses a new password that is easily found out, with a 422 at `password`. `about`: names and addresses of the account. */
export const refuseWeakPassword = async (
  check: PasswordCheck,
  password: string,
  about: readonly (string | null | undefined)[],
): Promise<void> => {
  if (password.length < passwordMinLength) return
  const weakness = weaknessOf(password, about)
  if (weakness) throw invalid({ password: [weakness] })
  if (await isBreached(check, password)) throw invalid({ password: ['breached'] })
}
