// Runs in its own process and rebuilds a remote whenever one of its files changes: node --import tsx worker.ts <dir> <releases>
// The parent restarts it after exit code RESTART, which means that the build configuration itself changed.
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { presetsOf } from '../../build/presets'
import { temporaryFolder } from '../../temporary-folder'
import type { BuildState } from '../names'
import { REFRESH, RESTART } from './dev-version'
import { keepBuild } from './keep-build'

const [dir, releases, name, refresh] = process.argv.slice(2)
if (!dir || !releases || !name)
  throw new Error('worker.ts needs a folder to watch, one for releases, and the name of the remote')

const out = temporaryFolder('watch')
const tell = (state: BuildState) => process.send?.(state)
process.once('disconnect', () => process.exit(0))
process.once('SIGTERM', () => process.exit(0))

const { refreshing, watchWithConfig, writeDevelopmentReact } = await presetsOf(dir)
const { default: config } = (await import(pathToFileURL(join(dir, 'webpack.config.ts')).href)) as {
  default: Parameters<typeof watchWithConfig>[0]
}
const definition = new Set(['webpack.config.ts', 'package.json', 'remote.ts'])
const kept: string[] = []
const refreshes = refresh === REFRESH
const isReactThere = refreshes ? writeDevelopmentReact(dir, releases) : undefined

watchWithConfig(refreshes ? await refreshing(config) : config, out, {
  onStart(changed) {
    if (changed.some((file) => definition.has(basename(file)))) process.exit(RESTART)
    tell({ state: 'building' })
  },
  async onBuilt(ms) {
    await isReactThere
    tell({ state: 'built', version: await keepBuild(out, releases, name, kept), ms })
  },
  onFailed: (problems) => tell({ state: 'failed', problems }),
})
