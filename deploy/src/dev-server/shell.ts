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
  /** Folder served as `/shell/`. */
  root: string
}

const cache = join(workspaceRoot, '.cache/dev-server')

/** Local registries that may contain this exact shell: those of `npm start` and of the journeys. */
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
      // Try the next registry; this one may never have contained a shell.
    }
  }
}

/** Removes shells built from older sources, except the newest two, which running sandboxes may still use. */
async function dropOld(root: string): Promise<void> {
  const folders = (await readdir(root)).map((name) => join(root, name))
  const byAge = folders.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  await Promise.all(byAge.slice(2).map((old) => rm(old, { recursive: true, force: true })))
}

/** The shell of this checkout: the one published on this machine, or else one built for the current sources and cached. */
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
    // If another process finished the same build first, its folder is in the way; use that one and drop ours.
    await rename(beside, folder).catch(() => rm(beside, { recursive: true }))
  }
  const base = `shell/${version}`
  return { release: shellRelease(await readBuildData(folder), version, base, await factsOf(folder, base)), root }
}
