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
 * Signs, once, a registry of this folder from before registries were signed. Only where no signing key was ever made or set: from then on an
 * unsigned registry is a forged one. True when it did.
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
