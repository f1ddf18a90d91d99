// The program of the package create-samspel-remote: a remote in a repository of its own, without a checkout of Samspel.
import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createStandalone } from './create'
import { iconsIn } from './icons'
import { InvalidOptions, ofARemote, readOptions } from './options'
import { supplyOf } from './standalone'

const help = `Makes a remote for Samspel in a repository of its own: it runs, has tests, can be isolated and published.

  npm create samspel-remote mf-reports -- [options]

  --path /reports          path that it owns (default: its name)
  --areas admin,company    who may see it: anonymous, admin, company, store, creator
  --title Rapporter        Swedish name in the navigation and on the page
  --title-en Reports       English name
  --icon chart-bar         icon in the navigation
  --packages <folder>      tarballs of the shared packages, copied along; from a registry when left out
  --help                   this text

Exit codes: 0 made, 1 refused, 2 wrong use.
`

/** What the checkout that packed this knew of versions and icons (deploy/src/packages/stage-create.ts). */
const root = join(import.meta.dirname, 'root')

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: ofARemote,
    })
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`)
    process.exit(2)
  }
}

const { positionals, values } = read()

async function create(place: string): Promise<void> {
  const folder = resolve(place)
  const packages = values.packages === undefined ? undefined : resolve(values.packages)
  if (packages !== undefined && !existsSync(packages)) throw new InvalidOptions(`There is no ${packages}`)
  const options = readOptions(
    basename(folder),
    { ...values, titleEn: values['title-en'] },
    { root: dirname(folder), owners: [], icons: iconsIn(root) },
  )
  const files = await createStandalone(folder, options, { supply: supplyOf(root, packages), packages })
  console.log(`${folder} is a repository of its own: ${files.length} files.`)
  console.log(
    `\nNext:\ncd ${place}\ngit init\nnpm install\nnpm test\nnpm run build\n\nThe operator of the Samspel gives you an address and a token. With SAMSPEL_REGISTRY and SAMSPEL_TOKEN set: npm run isolate, gate, release, promote`,
  )
}

if (values.help) {
  console.log(help)
} else if (positionals.length !== 1) {
  console.error(`${positionals.length === 0 ? 'Which name?' : `'${positionals[1]}' is too much.`}\n\n${help}`)
  process.exitCode = 2
} else {
  try {
    await create(positionals[0]!)
  } catch (error) {
    if (!(error instanceof InvalidOptions)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
