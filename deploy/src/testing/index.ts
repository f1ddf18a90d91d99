import { mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workspaceRoot } from '../build/workspace'
import { stageCli } from '../packages/stage-cli'
import { startRegistryService } from '../service'
import { folderStorage } from '../storage/folder-storage'
import type { TokenOptions } from '../tokens/token-file'
import { tokenFileOf, tokensIn } from '../tokens/token-file'
import { writeBuild } from './built-folder'

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

/** @param options addresses of the API that it asks for figures, and of the site */
export async function startTestRegistry(options: { apiUrl?: string; siteUrl?: string } = {}): Promise<TestRegistry> {
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
