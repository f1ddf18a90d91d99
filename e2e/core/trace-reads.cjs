// Preloaded into a program and its child processes (NODE_OPTIONS). Records every module that they resolve and every file that they read.
const fs = require('node:fs')
const Module = require('node:module')
const { fileURLToPath, pathToFileURL } = require('node:url')

const { TRACE_READS: log } = process.env
const append = fs.appendFileSync.bind(fs)
const seen = new Set()

function note(file) {
  const path = file instanceof URL ? file.href : Buffer.isBuffer(file) ? file.toString() : file
  if (typeof path !== 'string' || seen.has(path)) return
  seen.add(path)
  append(log, `${path.startsWith('file:') ? fileURLToPath(path) : path}\n`)
}

const resolve = Module._resolveFilename
Module._resolveFilename = function (...args) {
  const found = resolve.apply(this, args)
  note(found)
  return found
}
const wrap = (holder, name) => {
  const original = holder[name]
  holder[name] = function (file, ...rest) {
    note(file)
    return original.call(this, file, ...rest)
  }
}
for (const name of ['readFile', 'readFileSync', 'open', 'openSync', 'readdir', 'readdirSync']) wrap(fs, name)
for (const name of ['readFile', 'open', 'readdir']) wrap(fs.promises, name)
Module.syncBuiltinESMExports()

const hook = `import { appendFileSync } from 'node:fs'
export async function resolve(name, context, next) {
  const found = await next(name, context)
  if (found.url.startsWith('file:')) appendFileSync(${JSON.stringify(log)}, new URL(found.url).pathname + '\\n')
  return found
}`
Module.register(`data:text/javascript,${encodeURIComponent(hook)}`, pathToFileURL(__filename))
