import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
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
