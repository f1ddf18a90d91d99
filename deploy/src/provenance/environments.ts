import type { KeyObject } from 'node:crypto'
import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isRecord } from '../is-record'
import { isLoopbackHost } from '../loopback-host'

/** Another environment whose releases may be taken over. */
export interface Environment {
  /** Address of its registry service. */
  registry: string
  /** Public keys that sign its records. */
  keys: readonly KeyObject[]
}

/** Environments by name. */
export type Environments = Readonly<Record<string, Environment>>

const NAME = /^[a-z][a-z0-9-]{0,31}$/
const PEM = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g

function addressOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname)) ? value : undefined
}

function keysOf(value: unknown): KeyObject[] {
  const found = typeof value === 'string' ? (value.replaceAll('\\n', '\n').match(PEM) ?? []) : []
  const keys = found.map((pem) => createPublicKey(pem))
  return keys.every((key) => key.asymmetricKeyType === 'ed25519') ? keys : []
}

function readText(text: string): string {
  if (/^\s*\{/.test(text)) return text
  try {
    return readFileSync(text, 'utf8')
  } catch (error) {
    throw new Error(`names a file that cannot be read (${(error as NodeJS.ErrnoException).code})`, { cause: error })
  }
}

/**
 * Reads the setting PROMOTE_SOURCES: JSON, or the path of a file with it: name of the environment to `registry` (address) and `keys` (public
 * Ed25519 keys as PEM). Throws an error that says what is wrong with it.
 */
export function readEnvironments(text: string | undefined): Environments {
  if (text === undefined) return {}
  let value: unknown
  const json = readText(text)
  try {
    value = JSON.parse(json)
  } catch (error) {
    throw new Error(`does not parse: ${(error as Error).message}`, { cause: error })
  }
  if (!isRecord(value)) throw new Error('must be an object with a name for each environment')
  return Object.fromEntries(
    Object.entries(value).map(([name, said]): [string, Environment] => {
      const given = isRecord(said) ? said : {}
      if (!NAME.test(name)) throw new Error(`has '${name.slice(0, 80)}', which is no name of an environment`)
      const registry = addressOf(given.registry)
      if (registry === undefined) throw new Error(`must say the https address of the registry service of ${name}`)
      const keys = keysOf(given.keys)
      if (keys.length === 0) throw new Error(`must hold the public Ed25519 keys of ${name} as PEM (BEGIN PUBLIC KEY)`)
      return [name, { registry, keys }]
    }),
  )
}
