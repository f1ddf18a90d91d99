import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Failure, report } from './lib/failure.mjs'
import { inRoot } from './lib/paths.mjs'
import { elapsed } from './lib/progress.mjs'
import { releaseName } from './lib/release-name.mjs'
import { runCommand } from './lib/run-command.mjs'

const HELP = `Builds the images samspel-api and samspel-edge, with docker or with buildah, whichever is there.

  npm run images                               on the usual base (Node of Docker's registry)
  npm run images -- --base localhost/mine      on another one
  npm run images -- --own-base                 on a base made here of Debian's packages: no image registry is needed (root, debootstrap, buildah)
  npm run images -- --tag 1.4.0                names them samspel-api:1.4.0 and samspel-edge:1.4.0 (latest)`

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    'own-base': { type: 'boolean', default: false },
    tag: { type: 'string', default: 'latest' },
    help: { type: 'boolean', default: false },
  },
})
// `docker info` fails if the daemon is not running, in which case docker cannot build.
const isThere = (program) => spawnSync(program, ['info']).status === 0
const OWN = 'localhost/samspel-base'

async function run(program, args) {
  const { code, tail } = await runCommand(program, args, { cwd: inRoot(), echo: true, env: process.env })
  if (code !== 0) throw new Failure(`${program} ${args[0]} did not succeed.`, tail)
}

async function images() {
  const program = ['docker', 'buildah'].find(isThere)
  if (!program) throw new Failure('Neither docker nor buildah is installed.')
  if (values['own-base']) await run(inRoot('deploy', 'container', 'base.sh'), [OWN])
  const base = values['own-base'] ? OWN : values.base
  const version = releaseName(process.env)
  const context = inRoot('.cache', 'image')
  await run(process.execPath, [inRoot('deploy', 'container', 'context.mjs'), context])
  mkdirSync(`${context}/data`, { recursive: true })
  for (const part of ['api', 'edge']) {
    // Only Docker's image format supports health checks.
    const build = program === 'docker' ? ['build'] : ['bud', '--format', 'docker', '--layers=false']
    const file = inRoot('deploy', 'container', `Containerfile.${part}`)
    const args = [
      '-t',
      `samspel-${part}:${values.tag}`,
      '-f',
      file,
      '--build-arg',
      `VERSION=${version}`,
      ...(base ? ['--build-arg', `BASE=${base}`] : []),
      context,
    ]
    await run(program, [...build, ...args])
  }
  console.log(
    `samspel-api:${values.tag} and samspel-edge:${values.tag} are ${version}, built after ${elapsed().toFixed(0)} s.`,
  )
}

if (values.help) console.log(HELP)
else
  images().then(
    () => process.exit(0),
    (error) => {
      report(error)
      process.exit(1)
    },
  )
