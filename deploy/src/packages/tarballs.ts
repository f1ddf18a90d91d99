import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The npm that started this process, or else the one beside Node. */
function npm(): [command: string, args: string[]] {
  const { npm_execpath: started } = process.env
  const beside = join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js')
  const cli = started && /npm-cli\.c?js$/.test(started) ? started : beside
  return existsSync(cli) ? [process.execPath, [cli]] : ['npm', []]
}

/** Packs package folders into tarballs, as published to a registry. */
export function packFolders(folders: readonly string[], out: string): void {
  mkdirSync(out, { recursive: true })
  const [command, args] = npm()
  execFileSync(
    command,
    [...args, 'pack', ...folders, '--ignore-scripts', '--loglevel=error', '--pack-destination', out],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
}

/**
 * Copies tarballs into a folder. Throws before anything is copied if one of the same name lies there with other contents: a version that
 * somebody may have installed never changes.
 */
export function addTarballs(from: string, out: string): void {
  mkdirSync(out, { recursive: true })
  const names = readdirSync(from).filter((name) => name.endsWith('.tgz'))
  const other = names.filter((name) => {
    const place = join(out, name)
    return existsSync(place) && !readFileSync(place).equals(readFileSync(join(from, name)))
  })
  if (other.length > 0)
    throw new Error(
      `${out} has ${other.join(', ')} with other contents. Pack into an empty folder, or raise the version`,
    )
  for (const name of names) cpSync(join(from, name), join(out, name))
}
