import { parseArgs } from 'node:util'
import { ensureBundle } from './lib/bundle.mjs'
import { runServerCommand } from './lib/data.mjs'
import { report } from './lib/failure.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { dataDirOf } from './lib/paths.mjs'

const help = `Prints what the settings of this environment make of each outside service: wrong, missing, practice or live, and why.
Ends with 1 when Samspel would not start with them.

  npm run check-settings
`
const { values } = parseArgs({ options: { help: { type: 'boolean' } } })

async function check() {
  await ensureInstalled()
  await runServerCommand('check-settings', {
    serverDir: await ensureBundle('server'),
    // Without one, npm start brings its own.
    databaseUrl: process.env.DATABASE_URL || 'postgres://localhost/samspel',
    dataDir: dataDirOf(process.env),
    echo: true,
    failure: 'Samspel would not start.',
  })
}

if (values.help) console.log(help)
else
  check().catch((error) => {
    report(error)
    process.exitCode = 1
  })
