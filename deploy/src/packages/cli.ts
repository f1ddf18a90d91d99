import { cpSync, mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { workspaceRoot } from '../build/workspace'
import { temporaryFolder } from '../temporary-folder'
import { stagePackages } from './stage'
import { packCli } from './stage-cli'

const help = `Releases of the shared packages, for teams with repositories of their own.

  npm run packages -- pack [--out <folder>]   tarballs of all of them, and of @samspel/cli; dist/packages when left out

Exit codes: 0 done, 1 refused, 2 wrong use.
`

async function pack(out: string): Promise<void> {
  const { tarballs } = stagePackages(workspaceRoot)
  mkdirSync(out, { recursive: true })
  for (const name of readdirSync(tarballs)) cpSync(join(tarballs, name), join(out, name))
  await packCli(workspaceRoot, temporaryFolder('cli'), out)
  for (const name of readdirSync(out).sort()) console.log(join(out, name))
}

function read() {
  try {
    return parseArgs({ allowPositionals: true, options: { out: { type: 'string' }, help: { type: 'boolean', default: false } } })
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`)
    process.exit(2)
  }
}

const { positionals: [command, ...rest], values } = read()
if (values.help) console.log(help)
else if (command === 'pack' && rest.length === 0) await pack(resolve(process.env.INIT_CWD ?? process.cwd(), values.out ?? 'dist/packages'))
else {
  console.error(help)
  process.exitCode = 2
}
