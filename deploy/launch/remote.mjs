import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBundle } from './lib/bundle.mjs'
import { report } from './lib/failure.mjs'
import { ensureInstalled } from './lib/install.mjs'

// Progress goes to stderr: stdout carries only the command's result, which a program may parse.
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
