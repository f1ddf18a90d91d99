import { createRequire } from 'node:module'
import path from 'node:path'
import { inRoot, root } from '../paths.mjs'
import { runCommand } from '../run-command.mjs'

const binOf = (name, file) =>
  path.join(path.dirname(createRequire(inRoot('package.json')).resolve(`${name}/package.json`)), file)

/** Runs a check that passes or fails as a whole; its output is shown only on failure. */
async function check(commands) {
  for (const args of commands) {
    const lines = []
    const { code } = await runCommand(process.execPath, args, {
      cwd: root,
      inBackground: true,
      onLine: (line) => lines.push(line),
    })
    if (code !== 0) {
      console.log(lines.join('\n'))
      return { passed: 0, failed: 1, skipped: 0 }
    }
  }
  return { passed: 1, failed: 0, skipped: 0 }
}

export const lint = () =>
  check([
    [binOf('eslint', 'bin/eslint.js'), '.', '--max-warnings', '0'],
    [binOf('oxfmt', 'bin/oxfmt'), '--check'],
  ])

export const types = () =>
  check(
    ['browser', 'node', 'launch'].map((name) => [
      // Type-aware lint rules need the previous, JavaScript compiler, which takes twice as long; type checking uses the new one.
      binOf('typescript-7', 'bin/tsc'),
      '--noEmit',
      '-p',
      `tsconfig.${name}.json`,
      // Each checker resolves the types it encounters separately: the default of four uses twice the CPU time of one.
      '--checkers',
      '1',
      '--incremental',
      '--tsBuildInfoFile',
      inRoot('.cache', `${name}.tsbuildinfo`),
    ]),
  )
