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

/** A registry service over an empty storage, for tests of other packages. */
export interface TestRegistry {
  url: string
  /** Folder of the storage and of what lies beside it; the test removes it. */
  parent: string
  /** Makes a token of the team `team`. */
  token(options: Pick<TokenOptions, 'remotes' | 'may'>): Promise<string>
  /** Writes a made-up build into a folder. */
  build: typeof writeBuild
  close(): Promise<void>
}

export async function startTestRegistry(): Promise<TestRegistry> {
  const parent = await mkdtemp(join(tmpdir(), 'registry-'))
  const storage = folderStorage(join(parent, 'registry'))
  const { url, close } = await startRegistryService({
    host: '127.0.0.1',
    port: 0,
    secret: 'a secret of enough signs',
    storage,
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
 * Writes the package `@samspel/cli` into an empty folder as a team has it after installing: a bundle, without the sources of the workspace.
 * Answers the path of the program.
 */
export async function installCli(place: string): Promise<string> {
  await stageCli(workspaceRoot, place)
  await symlink(join(workspaceRoot, 'deploy/node_modules'), join(place, 'node_modules'))
  return join(place, 'bin/samspel.mjs')
}
