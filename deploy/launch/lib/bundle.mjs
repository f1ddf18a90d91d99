import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Failure } from './failure.mjs'
import { hashInputs, isDone, markDone } from './inputs.mjs'
import { inRoot } from './paths.mjs'
import { step } from './progress.mjs'

const BUNDLES = {
  server: {
    title: 'Building the API server',
    package: 'server',
    entries: {
      main: 'server/src/main.ts',
      'check-settings': 'server/src/cli/check-settings.ts',
      migrate: 'server/src/cli/migrate.ts',
      seed: 'server/src/cli/seed.ts',
      'check-ledger': 'server/src/cli/check-ledger.ts',
      'copy-uploads': 'server/src/cli/copy-uploads.ts',
      'seal-anew': 'server/src/cli/seal-anew.ts',
    },
    inputs: ['server/src', 'server/package.json', 'shared/api', 'observing/src'],
  },
  edge: {
    title: 'Building the edge',
    package: 'deploy',
    entries: {
      edge: 'deploy/launch/entries/edge.ts',
      'push-gateway': 'deploy/launch/entries/push-gateway.ts',
      remote: 'deploy/src/cli.ts',
    },
    inputs: ['deploy/src', 'deploy/launch/entries', 'deploy/package.json', 'shared/federation', 'observing/src'],
  },
  practice: {
    title: 'Building the practice world',
    package: 'practice',
    entries: { main: 'practice/src/main.ts' },
    inputs: ['practice/src', 'practice/package.json', 'shared/api'],
  },
}
const ALWAYS = ['pnpm-lock.yaml', 'deploy/launch/lib/bundle.mjs']

/** Bundles packages of this workspace; packages from npm stay external if the package can resolve them. */
const workspacePackages = (packageJson) => ({
  name: 'workspace-packages',
  setup(build) {
    const { resolve } = createRequire(packageJson)
    build.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) => {
      if (kind === 'entry-point' || name.startsWith('@samspel/')) return null
      try {
        resolve(name)
        return { path: name, external: true }
      } catch {
        return null
      }
    })
  },
})

/** Keeps each source file's own import.meta.url in the bundle, so that files beside it (SQL, images) are found. */
const ownAddress = (outdir) => ({
  name: 'own-address',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8')
      if (!source.includes('import.meta')) return null
      const address = `new URL(${JSON.stringify(path.relative(outdir, file))}, import.meta.url)`
      const contents = source
        .replaceAll('import.meta.url', `${address}.href`)
        .replaceAll('import.meta.dirname', `(await import('node:path')).dirname(${address}.pathname)`)
      return { contents, loader: 'ts' }
    })
  },
})

/** @type {Map<string, Promise<string>>} */
const underWay = new Map()
/** The last requested build. Builds are serialized because esbuild's `stop` ends every build in this process. */
let last = Promise.resolve()

/**
 * Bundles the API server, the edge or the practice world for Node if its sources changed. Returns the output folder. Concurrent
 * calls for the same bundle share one build.
 * @param {keyof typeof BUNDLES} name
 */
export function ensureBundle(name) {
  const made = underWay.get(name) ?? last.then(() => makeBundle(name)).finally(() => underWay.delete(name))
  underWay.set(name, made)
  last = made.then(
    () => undefined,
    () => undefined,
  )
  return made
}

async function makeBundle(name) {
  const bundle = BUNDLES[name]
  const outdir = inRoot(bundle.package, 'dist')
  const stamp = path.join(outdir, `.${name}`)
  const hash = hashInputs([...bundle.inputs, ...ALWAYS])
  if (isDone(stamp, hash)) return outdir
  await step(bundle.title, async () => {
    const { build, stop } = await import('esbuild')
    const { outputFiles } = await build({
      write: false,
      entryPoints: Object.fromEntries(Object.entries(bundle.entries).map(([key, file]) => [key, inRoot(file)])),
      outdir,
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: true,
      entryNames: '[name]',
      chunkNames: `${name}-[hash]`,
      logLevel: 'error',
      plugins: [workspacePackages(inRoot(bundle.package, 'package.json')), ownAddress(outdir)],
    })
      .catch(() => {
        throw new Failure(`${bundle.title} did not succeed: the lines above say why.`)
      })
      .finally(stop)
    // Another command may build or read the bundle at the same time; renaming makes each file appear atomically.
    mkdirSync(outdir, { recursive: true })
    for (const file of outputFiles) {
      writeFileSync(`${file.path}.${process.pid}`, file.contents)
      renameSync(`${file.path}.${process.pid}`, file.path)
    }
  })
  markDone(stamp, hash)
  return outdir
}
