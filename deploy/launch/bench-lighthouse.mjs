import { parseArgs } from 'node:util'
import { runBench } from './lib/bench.mjs'

const HELP = `Lighthouse's figures of the public pages, as a phone sees them: the median of five runs each.

  npm run bench:lighthouse                                  of a Samspel that is started for it
  npm run bench:lighthouse -- --url http://localhost:8080   of one that runs, with the demo data
  npm run bench:lighthouse -- --runs 3 /login               other pages, fewer runs
  npm run bench:lighthouse -- --wire slow                   9 Mbps, 100 ms, CPU × 4, in the browser itself
  npm run bench:lighthouse -- --json                        for programs

What the figures are, and are not: bench/lighthouse/README.md.`

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    url: { type: 'string' },
    runs: { type: 'string' },
    wire: { type: 'string' },
    help: { type: 'boolean' },
  },
})

runBench('lighthouse', async (bed) => ({ BASE_URL: values.url ?? (await bed.stack()).baseUrl }), {
  help: values.help && HELP,
})
