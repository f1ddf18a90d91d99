import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { runCommandToEnd } from './lib/command.mjs'
import { Failure } from './lib/failure.mjs'
import { npm } from './lib/npm.mjs'
import { inRoot, root } from './lib/paths.mjs'
import { runCommand } from './lib/run-command.mjs'
import { hasFailed, partsOf, reportOf } from './lib/verify-parts.mjs'

const parts = partsOf(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).scripts)
const file = inRoot('.cache', 'results', 'verify.md')

const HELP = `The long form of everything, one part after the other; hours. The report: ${path.relative(root, file)}

  npm run verify                          ${parts.map(({ name }) => name).join(', ')}
  npm run verify -- --only ledger,node    some of them
  npm run verify:ledger -- kills          one of them, with arguments of its own`

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true }, help: { type: 'boolean' } } })

function chosen() {
  const names = (values.only ?? []).flatMap((text) => text.split(','))
  const unknown = names.find((name) => !parts.some((part) => part.name === name))
  if (unknown !== undefined) throw new Failure(`--only ${unknown}: one of ${parts.map(({ name }) => name).join(', ')}`)
  return names.length === 0 ? parts : parts.filter(({ name }) => names.includes(name))
}

/** @param {import('./lib/verify-parts.mjs').VerifyPart} part */
async function run({ name, command }) {
  console.log(`\n${name} …`)
  const begun = performance.now()
  const [program, args] = npm([...command, '--silent'])
  const { code, tail } = await runCommand(program, args, { cwd: root, echo: true, env: process.env })
  const [last = ''] = stripVTControlCharacters(tail)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-1)
  return { name, code, seconds: (performance.now() - begun) / 1000, last: last.trim() }
}

runCommandToEnd(
  async () => {
    const results = []
    mkdirSync(path.dirname(file), { recursive: true })
    for (const part of chosen()) {
      results.push(await run(part))
      // After each part: a run that is ended has told what it saw.
      writeFileSync(file, `${reportOf(results)}\n`)
    }
    console.log(`\n${reportOf(results)}`)
    return results.some(hasFailed) ? 1 : 0
  },
  { help: values.help && HELP },
)
