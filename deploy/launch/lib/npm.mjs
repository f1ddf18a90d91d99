import { existsSync } from 'node:fs'
import path from 'node:path'

/** Command and arguments for a program of the npm that started us, or else of the one on the PATH. */
function ofNpm(program, args) {
  const npm = process.env.npm_execpath
  const beside = npm && path.join(path.dirname(npm), `${program}-cli.js`)
  return beside && existsSync(beside) ? [process.execPath, [beside, ...args]] : [program, args]
}

export const npm = (args) => ofNpm('npm', args)
export const npx = (args) => ofNpm('npx', args)
