import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { isRegistry, seal } from '../signing/sign'
import type { KeySettings } from '../signing/sign-keys'
import { registryKeys } from '../signing/sign-keys'
import { readText, writeWhole } from './folder-files'
import { keyFileOf } from './folder-storage'
import { withLock } from './lock'
import { storagePaths } from './paths'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Signs a registry that predates signing, once. Only done if no signing key was ever created or configured, because from then on an
 * unsigned registry counts as forged. Resolves with true if it signed one.
 */
export async function adoptUnsigned(dir: string, settings: KeySettings = process.env): Promise<boolean> {
  if (settings.REGISTRY_SIGNING_KEY || settings.REGISTRY_PUBLIC_KEYS) return false
  const paths = storagePaths(resolve(dir))
  const keyFile = keyFileOf(dir)
  if (existsSync(keyFile) || !existsSync(paths.registry)) return false
  return withLock(paths.lock, async () => {
    const registry = parsed((await readText(paths.registry)) ?? '')
    if (existsSync(keyFile) || !isRegistry(registry)) return false
    await writeWhole(paths.registry, seal(registry, await registryKeys(keyFile, settings).signing()))
    return true
  })
}
