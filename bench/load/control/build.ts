/* eslint-disable import-x/no-relative-packages -- the control is built with the shell's own configuration */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listBuildables, workspaceRoot } from '../../../deploy/src/build/workspace'
import type { RemoteManifest } from '../../../shared/federation/src/registry/types'
import { BuildDataPlugin } from '../../../shared/federation/src/webpack/build-data'
import { buildWithConfig, shellConfig } from '../../../shared/federation/src/webpack/index'

const here = import.meta.dirname
const federation = join(workspaceRoot, 'shared/federation')
const webpack = createRequire(join(federation, 'package.json'))('webpack') as {
  NormalModuleReplacementPlugin: new (request: RegExp, file: string) => never
}

interface Remote {
  name: string
  dir: string
  manifest: RemoteManifest
}

async function readRemotes(): Promise<Remote[]> {
  const found = listBuildables().filter(({ kind }) => kind === 'remote')
  return Promise.all(
    found.map(async ({ name, dir }) => {
      const { remote } = (await import(pathToFileURL(join(dir, 'src/remote.ts')).href)) as { remote: RemoteManifest }
      return { name, dir, manifest: remote }
    }),
  )
}

const widgetOf = ({ dir, manifest, name }: Remote): string =>
  (manifest.slots ?? [])
    .map(({ expose, module }) => {
      const bare = expose.replace(/^\.\//, '')
      const file = join(dir, module ?? `src/slots/${bare}.tsx`)
      return `${JSON.stringify(expose)}: () => import(/* webpackChunkName: "${name}-widget-${bare}" */ ${JSON.stringify(file)})`
    })
    .join(', ')

const tableOf = (remotes: Remote[]): string => {
  const rows = remotes.map(
    (remote) =>
      `${JSON.stringify(remote.name)}: { app: () => import(/* webpackChunkName: "${remote.name}" */ ${JSON.stringify(join(remote.dir, 'src/index.ts'))}), widgets: { ${widgetOf(remote)} } },`,
  )
  return `export const remotes = {\n${rows.join('\n')}\n}\n`
}

/**
 * Configures the control: the shell's boot, the remotes' sources and the shared packages, unchanged, as one ordinary webpack build with a
 * chunk for each remote and page. Only the host (no federation, no single-spa) and the list of shared libraries (empty) are replaced.
 */
function controlConfig(remotes: Remote[], table: string): ReturnType<typeof shellConfig> {
  const config = shellConfig({ dir: join(workspaceRoot, 'shell') })
  return {
    ...config,
    name: 'control',
    resolve: {
      ...config.resolve,
      alias: {
        ...(config.resolve?.alias as Record<string, string>),
        '@samspel/federation/host$': join(here, 'host.ts'),
        'samspel-control-remotes$': table,
        'single-spa$': join(here, 'single-spa.ts'),
      },
    },
    module: {
      rules: [
        ...(config.module?.rules ?? []),
        ...remotes.map(({ name, dir }) => ({
          test: /\.tsx?$/,
          include: join(dir, 'src'),
          enforce: 'pre' as const,
          loader: join(here, 'prefix-chunks.cjs'),
          options: { name },
        })),
      ],
    },
    plugins: [
      // The shell's own plugin would record the libraries shared with remotes; here there are none.
      ...(config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'BuildDataPlugin'),
      new BuildDataPlugin({ kind: 'shell', provides: {} }),
      new webpack.NormalModuleReplacementPlugin(/\.\/shared-libraries$/, join(here, 'nothing.ts')),
    ],
    output: { ...config.output, uniqueName: 'control' },
  }
}

/** Builds the control into a folder. Throws with the bundler's error messages. */
export async function buildControl(outDir: string): Promise<void> {
  process.env.NODE_ENV = 'production'
  const remotes = await readRemotes()
  mkdirSync(outDir, { recursive: true })
  const table = join(outDir, '..', 'control-remotes.ts')
  writeFileSync(table, tableOf(remotes))
  const problems = await buildWithConfig(controlConfig(remotes, table), outDir)
  if (problems) throw new Error(`The control does not build:\n${problems}`)
}
