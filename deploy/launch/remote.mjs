import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBundle } from './lib/bundle.mjs'
import { report } from './lib/failure.mjs'
import { ensureInstalled } from './lib/install.mjs'

// What is said while this gets ready is no part of the answer, which may be read by a machine.
const { log } = console
console.log = console.error
try {
  await ensureInstalled()
  const bundle = path.join(await ensureBundle('edge'), 'remote.js')
  console.log = log
  await import(pathToFileURL(bundle).href)
} catch (error) {
  report(error)
  process.exitCode = 3
}
