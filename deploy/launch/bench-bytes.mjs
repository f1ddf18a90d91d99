import { parseArgs } from 'node:util'
import { runBench } from './lib/bench.mjs'

const HELP = `Scripts of the first view by route and part, as the edge serves them.

  npm run bench:bytes                                  of a Samspel that is started for it
  npm run bench:bytes -- --url http://localhost:8080   of one that runs
  npm run bench:bytes -- /login /creators              other routes
  npm run bench:bytes -- --json                        for programs

What is counted: bench/bytes/README.md.`

const { values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, url: { type: 'string' }, help: { type: 'boolean' } },
})

runBench('bytes', async (bed) => ({ BASE_URL: values.url ?? (await bed.stack()).baseUrl }), {
  help: values.help && HELP,
})
