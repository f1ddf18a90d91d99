import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runtimeFiles } from '../../runtime-files'
import type { BuildState } from '../names'
import { readable } from '../readable'
import { BASE_VERSION, REFRESH, RESTART } from './dev-version'

/** Rebuilds a remote whenever one of its files changes. */
export interface Watch {
  close(): void
}

interface WatchOptions {
  name: string
  /** Folder of the remote's sources. */
  dir: string
  /** Folder in which each build gets a subfolder named by its version. */
  releases: string
  /** Whether changes are taken into pages that run, with React Refresh. */
  refreshes?: boolean
  onState(state: BuildState): void
}

/** Watches and builds in a separate process, so that the server stays responsive during a build. */
export function watchRemote({ name, dir, releases, refreshes = false, onState }: WatchOptions): Watch {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  let child: ChildProcess
  let closed = false
  // If the configuration fails early (an error in remote.ts), webpack has no files to watch, so watch them here.
  const whenChanged = (onChange: () => void) => {
    const watcher = watch(join(dir, 'src'), { recursive: true }, () => {
      watcher.close()
      if (!closed) onChange()
    })
  }
  const start = () => {
    let problems = ''
    child = spawn(
      process.execPath,
      ['--import', tsx, runtimeFiles.watch, dir, releases, name, ...(refreshes ? [REFRESH] : [])],
      {
        cwd: dir,
        env: { ...process.env, SAMSPEL_VERSION: BASE_VERSION, NODE_ENV: 'production' },
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      },
    )
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      problems = (problems + text).slice(-8_000)
    })
    child.on('message', (message) => {
      const state = message as BuildState
      onState(state.state === 'failed' ? { state: 'failed', problems: readable(state.problems) } : state)
    })
    child.on('exit', (code) => {
      if (closed) return
      if (code === RESTART) return start()
      onState({ state: 'failed', problems: readable(problems) || `The build of ${name} has ended (${code}).` })
      whenChanged(start)
    })
  }
  start()
  return {
    close() {
      closed = true
      child.kill('SIGTERM')
    },
  }
}
