import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'
import { inRoot, root } from './lib/paths.mjs'

const help = `The structure of the source: circles, imports past an index, sizes.

  npm run structure                prints the tables
  npm run structure -- --write     writes them to docs/structure.md
  npm run structure -- --check     fails on a circle or an import past an index that is not known,
                                   and on a known one that is gone
`
const { values } = parseArgs({
  options: { write: { type: 'boolean' }, check: { type: 'boolean' }, help: { type: 'boolean' } },
})

if (values.help) {
  console.log(help)
} else {
  await ensureInstalled()
  const { readGraph } = await import('./structure/graph.mjs')
  const graph = readGraph(root)
  if (values.check) {
    const { findStale, findViolations } = await import('./structure/check.mjs')
    const problems = [...findViolations(graph), ...findStale(graph)]
    for (const problem of problems) console.error(problem)
    console.log(`${graph.files.length} files, ${problems.length} problems`)
    process.exitCode = problems.length > 0 ? 1 : 0
  } else {
    const { structureReport } = await import('./structure/tables.mjs')
    const report = structureReport(root, graph)
    if (values.write) writeFileSync(inRoot('docs', 'structure.md'), report)
    else console.log(report)
  }
}
