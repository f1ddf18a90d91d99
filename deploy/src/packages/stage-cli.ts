import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { build } from 'esbuild'
import { buildScripts } from '../tool-pages/page-files'
import type { PackageJson } from './list'
import { readCatalog } from './list'
import { stampFolder } from './stamp'
import { packFolders } from './tarballs'

/**
 * Dependencies that the bundle installs from a registry; workspace packages are bundled. The presets
 * are the team's own, see build/presets.ts.
 */
const OUTSIDE = ['@fastify/static', 'fastify', 'semver', 'tsx'] as const

/** Programs and files are located beside the bundle. */
const besideTheBundle = (root: string): Plugin => ({
  name: 'beside-the-bundle',
  setup({ onLoad }) {
    onLoad({ filter: /deploy[\\/]src[\\/]runtime-files\.ts$/ }, () => ({
      contents: readFileSync(join(root, 'cli/src/bundled-runtime-files.ts'), 'utf8'),
      loader: 'ts',
      resolveDir: join(root, 'cli/src'),
    }))
  },
})

/** Writes the package `@samspel/cli` into a folder, as teams install it: a bundle, its two workers, and the sandbox. */
export async function stageCli(root: string, place: string): Promise<void> {
  const json = JSON.parse(readFileSync(join(root, 'cli/package.json'), 'utf8')) as PackageJson & { bin: object }
  const catalog = readCatalog(root)
  const dist = join(place, 'dist')
  const sandbox = join(root, 'deploy/src/dev-server/page')
  mkdirSync(join(dist, 'sandbox'), { recursive: true })
  await build({
    entryPoints: {
      samspel: join(root, 'cli/src/main.ts'),
      'build-worker': join(root, 'deploy/src/build/worker.ts'),
      'watch-worker': join(root, 'deploy/src/dev-server/watch/worker.ts'),
    },
    outdir: dist,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    // Only the checkout needs esbuild: the package contains the sandbox already built.
    external: [...OUTSIDE, 'esbuild'],
    plugins: [besideTheBundle(root)],
    // Some dependencies are CommonJS, which a bundle of ES modules has to give a `require`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'error',
  })
  for (const [file, contents] of await buildScripts(sandbox, 'sandbox'))
    writeFileSync(join(dist, 'sandbox', file), contents)
  for (const file of ['sandbox.html', 'sandbox.css']) cpSync(join(sandbox, file), join(dist, 'sandbox', file))
  mkdirSync(join(place, 'bin'), { recursive: true })
  cpSync(join(root, 'cli/bin/samspel.mjs'), join(place, 'bin/samspel.mjs'))
  chmodSync(join(place, 'bin/samspel.mjs'), 0o755)
  cpSync(join(root, 'cli/README.md'), join(place, 'README.md'))
  const { name, version, description, type, bin } = json
  const dependencies = Object.fromEntries(OUTSIDE.map((outside) => [outside, catalog[outside]]))
  writeFileSync(
    join(place, 'package.json'),
    `${JSON.stringify({ name, version, description, type, license: 'UNLICENSED', engines: { node: '>=20.19' }, bin, dependencies }, null, 2)}\n`,
  )
}

/**
 * Packs `@samspel/cli` into a folder of tarballs, building it in `place`.
 * @param released whether it is what was released; otherwise its version says which contents it has
 */
export async function packCli(root: string, place: string, out: string, released: boolean): Promise<void> {
  await stageCli(root, place)
  if (!released) stampFolder(place)
  packFolders([place], out)
}
