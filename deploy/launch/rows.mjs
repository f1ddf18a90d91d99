import { readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { inRoot } from './lib/paths.mjs'
import { jestTests, playwrightTests, readRows, rowTable } from './lib/rows.mjs'

const help = `The rows of the specification, the tests that name them, and whether those passed in the last npm test.

  npm run rows [-- --missing] [--owner mf-auth] [--json]
`
const { values } = parseArgs({
  options: {
    missing: { type: 'boolean' },
    owner: { type: 'string' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})

const results = inRoot('.cache', 'results')

function lastTests() {
  const names = (() => {
    try {
      return readdirSync(results).filter((name) => name.endsWith('.json'))
    } catch {
      return []
    }
  })()
  return names.flatMap((name) => {
    const report = JSON.parse(readFileSync(`${results}/${name}`, 'utf8'))
    return name.startsWith('jest') ? jestTests(report) : playwrightTests(report)
  })
}

const tests = values.help ? [] : lastTests()
if (values.help) {
  console.log(help)
} else if (tests.length === 0) {
  console.error('There are no results yet: run npm test first.')
  process.exitCode = 1
} else {
  const all = rowTable(readRows(), tests).filter(({ owner }) => !values.owner || owner.startsWith(values.owner))
  const shown = values.missing ? all.filter(({ state }) => state !== 'pass') : all
  if (values.json) {
    console.log(JSON.stringify(shown, null, 2))
  } else {
    for (const { id, owner, tests: count, state, what } of shown)
      console.log(`${id}  ${state.padEnd(7)}  ${String(count).padStart(3)}  ${owner.padEnd(20)}  ${what.slice(0, 110)}`)
    const count = (state) => all.filter((row) => row.state === state).length
    console.log(
      `\n${all.length} rows: ${count('pass')} pass, ${count('fail')} fail, ${count('skipped')} skipped, ${count('none')} without a test`,
    )
    process.exitCode = count('fail') > 0 ? 1 : 0
  }
}
