import type { KeyObject } from 'node:crypto'
import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileProblem, KeyProblem } from '../model/problems'
import { keyId } from './envelope'

/** Environment settings that determine which keys to use. */
export interface KeySettings {
  /** Private key as PEM, or the path of a PEM file. */
  REGISTRY_SIGNING_KEY?: string | undefined
  /** Public keys as concatenated PEMs, or the path of a file with them. */
  REGISTRY_PUBLIC_KEYS?: string | undefined
}

/** Keys of one registry. Read again for each change, so that a key can be replaced while the edge runs. */
export interface RegistryKeys {
  /** The signing key; created on first use unless one is configured or only reading is allowed. Throws {@link KeyProblem}. */
  signing(): Promise<KeyObject>
  /** Keys whose signatures are trusted; empty if there are none yet. Throws {@link KeyProblem}. */
  trusted(): Promise<KeyObject[]>
  /** File of the key that is created on first use. */
  file: string
}

const isPem = (value: string): boolean => value.includes('-----BEGIN')

async function pemOf(name: keyof KeySettings, value: string): Promise<string> {
  // Environment files often contain a PEM on one line.
  if (isPem(value)) return value.replaceAll('\\n', '\n')
  try {
    return await readFile(value, 'utf8')
  } catch (error) {
    throw new KeyProblem(`${name} names ${value}, which cannot be read: ${(error as Error).message}`, { cause: error })
  }
}

function privateKey(pem: string, from: string): KeyObject {
  let key: KeyObject
  try {
    key = createPrivateKey(pem)
  } catch (error) {
    throw new KeyProblem(`${from} holds no private key that can be read: ${(error as Error).message}`, { cause: error })
  }
  if (key.asymmetricKeyType !== 'ed25519')
    throw new KeyProblem(`${from} holds a key of type ${key.asymmetricKeyType ?? 'unknown'}; it must be Ed25519`)
  return key
}

function publicKeys(pems: string): KeyObject[] {
  const found = pems.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? []
  const keys = found.map((pem) => {
    try {
      return createPublicKey(pem)
    } catch (error) {
      throw new KeyProblem(`REGISTRY_PUBLIC_KEYS holds a key that cannot be read: ${(error as Error).message}`, {
        cause: error,
      })
    }
  })
  if (keys.length === 0 || keys.some((key) => key.asymmetricKeyType !== 'ed25519')) {
    throw new KeyProblem('REGISTRY_PUBLIC_KEYS must hold public Ed25519 keys as PEM (BEGIN PUBLIC KEY)')
  }
  return keys
}

async function readOwn(file: string): Promise<KeyObject | undefined> {
  let pem: string
  try {
    pem = await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new KeyProblem(`The signing key ${file} cannot be read: ${(error as Error).message}`, { cause: error })
  }
  const { mode } = await stat(file)
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
    throw new KeyProblem(
      `The signing key ${file} is open to others (${(mode & 0o777).toString(8)}). If nobody can have copied it: chmod 600 ${file}`,
    )
  }
  return privateKey(pem, file)
}

/** Creates the key atomically and never overwrites an existing one: if two processes create it at once, both use the first. */
async function makeOwn(file: string): Promise<KeyObject> {
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
  const beside = `${file}.${randomUUID()}`
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(beside, pem, { mode: 0o600, flag: 'wx' })
    await link(beside, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw fileProblem(error, dirname(file))
  } finally {
    await rm(beside, { force: true })
  }
  return (await readOwn(file))!
}

/** @param file where a key is created if none is configured */
export function registryKeys(file: string, settings: KeySettings = process.env): RegistryKeys {
  const { REGISTRY_SIGNING_KEY: own, REGISTRY_PUBLIC_KEYS: others } = settings
  const configured = async () =>
    own ? privateKey(await pemOf('REGISTRY_SIGNING_KEY', own), 'REGISTRY_SIGNING_KEY') : undefined
  const listed = async () => (others ? publicKeys(await pemOf('REGISTRY_PUBLIC_KEYS', others)) : undefined)

  return {
    file,
    async signing() {
      const key = (await configured()) ?? (await readOwn(file))
      const keys = await listed()
      if (!key && keys)
        throw new KeyProblem(
          'This place only reads the registry: REGISTRY_PUBLIC_KEYS is set, REGISTRY_SIGNING_KEY is not',
        )
      if (key && keys && !keys.some((known) => keyId(known) === keyId(key))) {
        throw new KeyProblem(
          `The signing key ${keyId(key)} is none of REGISTRY_PUBLIC_KEYS (${keys.map(keyId).join(', ')}): nobody here would trust what it signs`,
        )
      }
      return key ?? makeOwn(file)
    },
    async trusted() {
      const keys = await listed()
      if (keys) return keys
      const key = (await configured()) ?? (await readOwn(file))
      return key ? [createPublicKey(key)] : []
    },
  }
}
