import { dirname, join, resolve } from 'node:path'
import { Refused } from '../registry/refused'
import { parseStored, readText, writeWhole } from '../storage/folder-files'
import { withLock } from '../storage/lock'
import { isBucket } from '../storage/open-storage'
import type { Token } from './token'
import { newSecret } from './token'

/**
 * File of a registry service's tokens: beside the signing key, outside the storage, because write access to the storage must not be enough
 * to create a token. REGISTRY_TOKENS overrides the path.
 */
export function tokenFileOf(location: string, env: NodeJS.ProcessEnv = process.env): string {
  if (env.REGISTRY_TOKENS) return resolve(env.REGISTRY_TOKENS)
  return join(
    isBucket(location) ? resolve(env.DATA_DIR ?? '.data') : dirname(resolve(location)),
    'registry-tokens.json',
  )
}

/** Properties of a new token. */
export type TokenOptions = Pick<Token, 'name' | 'team' | 'remotes' | 'may'> & { days: number; by: string }

/** The tokens of a registry service. Read again for each request, so that a revoked token is refused at once. */
export interface Tokens {
  readonly file: string
  list(): Promise<Token[]>
  /** Also returns the secret, which is not stored anywhere. */
  create(options: TokenOptions): Promise<{ token: Token; text: string }>
  /** Sets until when it is good, from now on. Throws {@link Refused} for an unknown id, and for one that was revoked. */
  extend(id: string, days: number): Promise<Token>
  /** Throws {@link Refused} for an unknown id. Unchanged if already revoked. */
  revoke(id: string, by: string): Promise<Token>
}

const DAY_MS = 86_400_000

/** {@link Tokens} in a file that only its owner may read. */
export function tokensIn(file: string): Tokens {
  const list = async (): Promise<Token[]> => {
    const text = await readText(file)
    return text === undefined ? [] : parseStored<{ tokens: Token[] }>(text, file).tokens
  }
  const change = (next: (tokens: Token[]) => Token[]) =>
    withLock(`${file}.lock`, async () =>
      writeWhole(file, `${JSON.stringify({ tokens: next(await list()) }, null, 2)}\n`, 0o600),
    )
  const find = async (id: string): Promise<Token> => {
    const known = (await list()).find((token) => token.id === id)
    if (!known) throw new Refused(`there is no token ${id}; 'token list' shows them`, 'unknown')
    return known
  }
  return {
    file,
    list,
    async create({ days, by, ...options }) {
      const { id, text, hash } = newSecret()
      const now = Date.now()
      const token: Token = {
        id,
        ...options,
        hash,
        createdAt: new Date(now).toISOString(),
        createdBy: by,
        expiresAt: new Date(now + days * DAY_MS).toISOString(),
      }
      await change((tokens) => [...tokens, token])
      return { token, text }
    },
    async extend(id, days) {
      const known = await find(id)
      if (known.revokedAt)
        throw new Refused(`token ${id} was revoked on ${known.revokedAt}, which is for good; make another`, 'usage')
      const changed = { ...known, expiresAt: new Date(Date.now() + days * DAY_MS).toISOString() }
      await change((tokens) =>
        tokens.map((token) => (token.id === id ? { ...token, expiresAt: changed.expiresAt } : token)),
      )
      return changed
    },
    async revoke(id, by) {
      const known = await find(id)
      if (known.revokedAt) return known
      const revoked = { ...known, revokedAt: new Date().toISOString(), revokedBy: by }
      await change((tokens) => tokens.map((token) => (token.id === id && !token.revokedAt ? revoked : token)))
      return revoked
    },
  }
}
