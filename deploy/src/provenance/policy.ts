import { readFileSync } from 'node:fs'
import { isRecord } from '../is-record'
import { matchesPattern } from '../tokens/token'

/** What an identity may publish. All that is given must hold. */
export interface Allowed {
  /** Names of remotes; `*` matches any characters. */
  remotes: readonly string[]
  /** `owner/name` at GitHub, the path of the project at GitLab. */
  repository?: string
  /** The number that the vendor gives a repository, which stays when its name is given to another. */
  repositoryId?: string
  /** `*` matches any characters. */
  subject?: string
  /** `*` matches any characters. */
  ref?: string
}

/** An issuer of identity tokens, whose addresses the operator names. */
export interface Issuer {
  issuer: string
  /** Address of its public keys. */
  keys: string
  allow: readonly Allowed[]
}

/** Which identities this registry service takes. Without one it takes none, and asks for none. */
export interface ProvenancePolicy {
  /** The audience of the tokens: the address of this service. */
  audience: string
  issuers: readonly Issuer[]
  /** Remotes that nobody may publish or take over without a checked identity. */
  required: readonly string[]
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isHttps = (value: unknown): boolean => isText(value) && URL.canParse(value) && value.startsWith('https://')
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isText)

const allowedKeys = ['remotes', 'repository', 'repositoryId', 'subject', 'ref']
const isAllowed = (value: unknown): boolean =>
  isRecord(value) &&
  areTexts(value.remotes) &&
  Object.keys(value).every((key) => allowedKeys.includes(key)) &&
  allowedKeys.slice(1).every((key) => value[key] === undefined || isText(value[key])) &&
  [value.repository, value.repositoryId, value.subject].some(isText)

function wrongIn(value: unknown): string | undefined {
  if (!isRecord(value)) return 'must be an object'
  const { audience, issuers = [], required = [] } = value
  const odd = Object.keys(value).find((key) => !['audience', 'issuers', 'required'].includes(key))
  if (odd !== undefined) return `has ${odd}, which is nothing that it may have`
  if (!isText(audience)) return 'needs an audience: the address of this registry service'
  if (required !== undefined && !(Array.isArray(required) && required.every(isText)))
    return 'may require names of remotes, as a list'
  if (!Array.isArray(issuers)) return 'needs issuers, as a list'
  for (const issuer of issuers as unknown[]) {
    if (!isRecord(issuer) || !isHttps(issuer.issuer) || !isHttps(issuer.keys))
      return 'needs for each issuer its address and that of its keys, both https'
    if (!Array.isArray(issuer.allow) || !issuer.allow.every(isAllowed))
      return `must say for ${String(issuer.issuer)} what it allows: remotes, and at least one of repository, repositoryId and subject`
  }
  return undefined
}

/**
 * Reads the setting PROVENANCE_POLICY: JSON, or the path of a file with it. Throws an error that says what is wrong with it.
 */
export function readProvenancePolicy(text: string | undefined): ProvenancePolicy | undefined {
  if (text === undefined) return undefined
  const json = /^\s*\{/.test(text) ? text : readText(text)
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    throw new Error(`does not parse: ${(error as Error).message}`, { cause: error })
  }
  const wrong = wrongIn(value)
  if (wrong !== undefined) throw new Error(wrong)
  return { issuers: [], required: [], ...(value as Partial<ProvenancePolicy> & { audience: string }) }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`names a file that cannot be read (${(error as NodeJS.ErrnoException).code})`, { cause: error })
  }
}

/** Whether a remote is published with a checked identity alone. */
export const isRequired = (policy: ProvenancePolicy | undefined, name: string): boolean =>
  policy?.required.some((pattern) => matchesPattern(pattern, name)) ?? false
