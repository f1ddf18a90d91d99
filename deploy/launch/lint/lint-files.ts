import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const require = createRequire(path.join(__dirname, '../../../package.json'))
const eslintBin = path.join(path.dirname(require.resolve('eslint/package.json')), 'bin/eslint.js')
const config = pathToFileURL(path.join(__dirname, 'config.mjs')).href

export interface LintMessage {
  line: number
  ruleId: string
  message: string
}

/** Runs ESLint with the repository's configuration over a temporary checkout that consists of the given files. */
export async function lintFiles(files: Record<string, string>): Promise<Record<string, LintMessage[]>> {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'samspel-lint-')))
  try {
    for (const [file, source] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      writeFileSync(path.join(root, file), source)
    }
    writeFileSync(
      path.join(root, 'eslint.config.mjs'),
      `import { lintConfig } from '${config}'\nexport default lintConfig(${JSON.stringify(root)})\n`,
    )
    const output = await new Promise<string>((resolve) => {
      execFile(process.execPath, [eslintBin, '--format', 'json', '.'], { cwd: root }, (_, stdout) => resolve(stdout))
    })
    const results = JSON.parse(output) as { filePath: string; messages: LintMessage[] }[]
    return Object.fromEntries(results.map(({ filePath, messages }) => [path.relative(root, filePath), messages]))
  } finally {
    rmSync(root, { recursive: true })
  }
}
