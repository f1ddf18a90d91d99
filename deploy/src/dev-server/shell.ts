import { existsSync, statSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ShellRelease } from '@samspel/federation/registry'
import { hashInputs, versionFor } from '../build/inputs'
import { readBuildData, shellRelease } from '../build/release'
import { runBuild } from '../build/run-build'
import { listBuildables, workspaceRoot } from '../build/workspace'
import { folderStorage } from '../storage/folder-storage'
import { factsOf } from './release'

/** A shell to run a remote in. */
export interface SandboxShell {
  release: ShellRelease
  /** Folder that is served as `/shell/`. */
  root: string
}

const cache = join(workspaceRoot, '.cache/dev-server')

/** Registries of this machine that may hold this very shell: that of `npm start`, and that of the journeys. */
const known = () => [
  ...(process.env.STORAGE_DIR ? [process.env.STORAGE_DIR] : []),
  resolve(workspaceRoot, process.env.DATA_DIR ?? '.data', 'registry'),
  join(workspaceRoot, '.cache/test-registry'),
]

async function published(version: string): Promise<SandboxShell | undefined> {
  for (const storage of known()) {
    try {
      const record = await folderStorage(storage).readRelease('shell', version)
      if (record?.kind === 'shell' && existsSync(join(storage, record.release.template)))
        return { release: record.release, root: join(storage, 'shell') }
    } catch {
      // Not this one: it may never have held a shell.
    }
  }
}

/** Shells of sources that have changed since pile up; the last two stay for sandboxes that run. */
async function dropOld(root: string): Promise<void> {
  const folders = (await readdir(root)).map((name) => join(root, name))
  const byAge = folders.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  await Promise.all(byAge.slice(2).map((old) => rm(old, { recursive: true, force: true })))
}

/** The shell of this checkout: as published on this machine, else built once for its sources and kept. */
export async function sandboxShell(onBuild: () => void): Promise<SandboxShell> {
  const shell = listBuildables().find(({ kind }) => kind === 'shell')
  if (!shell) throw new Error('this checkout has no shell')
  const version = versionFor(shell, hashInputs(shell))
  const found = await published(version)
  if (found) return found

  const root = join(cache, 'shell')
  const folder = join(root, version)
  if (!existsSync(folder)) {
    onBuild()
    const beside = join(cache, `shell-${process.pid}`)
    await mkdir(root, { recursive: true })
    await dropOld(root)
    await runBuild(shell, version, beside)
    // Two that start at once build the same: the second one's folder is in the way, and the first is as good.
    await rename(beside, folder).catch(() => rm(beside, { recursive: true }))
  }
  const base = `shell/${version}`
  return { release: shellRelease(await readBuildData(folder), version, base, await factsOf(folder, base)), root }
}
