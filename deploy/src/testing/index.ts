import { mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workspaceRoot } from '../build/workspace'
import { stageCli } from '../packages/stage-cli'
import { readEnvironments } from '../provenance/environments'
import type { RegistryServiceOptions } from '../service'
import { startRegistryService } from '../service'
import { registryKeys } from '../signing/sign-keys'
import { folderStorage, keyFileOf } from '../storage/folder-storage'
import type { TokenOptions } from '../tokens/token-file'
import { tokenFileOf, tokensIn } from '../tokens/token-file'
import { writeBuild } from './built-folder'

/** Names an environment for {@link startTestRegistry}, with the keys that its records are signed with. */
export async function environmentOf(name: string, { url, parent }: Pick<TestRegistry, 'url' | 'parent'>) {
  const keys = await registryKeys(keyFileOf(join(parent, 'registry')), {}).trusted()
  const pem = keys.map((key) => key.export({ type: 'spki', format: 'pem' }) as string).join('')
  return readEnvironments(JSON.stringify({ [name]: { registry: url, keys: pem } }))
}

/** A registry service with an empty storage, for tests of other packages. */
export interface TestRegistry {
  url: string
  /** Folder that contains the storage and the files beside it; the test removes it. */
  parent: string
  /** Creates a token for the team `team`. */
  token(options: Pick<TokenOptions, 'remotes' | 'may'>): Promise<string>
  /** Writes a fake build into a folder. */
  build: typeof writeBuild
  close(): Promise<void>
}

/** @param options addresses of the API that it asks for figures, and of the site; environments that it takes releases over from */
export async function startTestRegistry(
  options: Pick<RegistryServiceOptions, 'apiUrl' | 'siteUrl' | 'environments' | 'provenance'> = {},
): Promise<TestRegistry> {
  const parent = await mkdtemp(join(tmpdir(), 'registry-'))
  const storage = folderStorage(join(parent, 'registry'))
  const { url, close } = await startRegistryService({
    host: '127.0.0.1',
    port: 0,
    secret: 'a secret of enough signs',
    storage,
    ...options,
  })
  const tokens = tokensIn(tokenFileOf(storage.location))
  return {
    url,
    parent,
    close,
    build: writeBuild,
    token: async (options) => (await tokens.create({ team: 'team', name: 'ci', days: 1, by: 'test', ...options })).text,
  }
}

/**
 * Writes the package `@samspel/cli` into an empty folder as it is after a team's installation: a bundle, without the workspace
 * sources. Resolves with the path of the program.
 */
export async function installCli(place: string): Promise<string> {
  await stageCli(workspaceRoot, place)
  await symlink(join(workspaceRoot, 'deploy/node_modules'), join(place, 'node_modules'))
  return join(place, 'bin/samspel.mjs')
}
