import { existsSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { listBuildables, workspaceRoot } from '../build/workspace'
import { createRemote, createStandalone, moveToStandalone, scriptsOf } from './create'
import { iconsIn } from './icons'
import type { Owner } from './options'
import { InvalidOptions, ofARemote, readOptions } from './options'
import { supplyOf } from './standalone'

const help = `Makes a new remote: it runs, has tests, can be isolated and published, and nothing else is edited.

  npm run create-remote -- mf-reports [options]

  --path /reports          path that it owns (default: its name)
  --areas admin,company    who may see it: anonymous, admin, company, store, creator
  --title Rapporter        Swedish name in the navigation and on the page
  --title-en Reports       English name
  --icon chart-bar         icon in the navigation
  --root <folder>          checkout to write to (default: this one)
  --standalone <folder>    a repository of its own instead: npm run create-remote -- --standalone ../mf-reports
  --packages <folder>      then: tarballs of the shared packages (npm run packages -- pack), copied along; from a registry when left out
  --from mf-stores         then: moves this remote there, instead of making a new one
  --help                   this text

Exit codes: 0 made, 1 refused, 2 wrong use.
`

async function ownersIn(root: string): Promise<Owner[]> {
  const owners = listBuildables(root).filter(({ kind }) => kind === 'remote')
  return Promise.all(
    owners.map(async ({ name, dir }) => {
      const { remote } = (await import(pathToFileURL(join(dir, 'src/remote.ts')).href)) as { remote: Owner }
      return { name, routes: remote.routes }
    }),
  )
}

const hint = (root: string): string =>
  existsSync(join(root, 'node_modules')) ? '' : 'npx --yes pnpm@10.34.9 install\n'

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        ...ofARemote,
        root: { type: 'string' },
        standalone: { type: 'string' },
        from: { type: 'string' },
      },
    })
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`)
    process.exit(2)
  }
}

const { positionals, values } = read()
const root = resolve(values.root ?? workspaceRoot)

/** Resolves a path relative to where the command was typed: npm runs this program at the root of the checkout. */
const typedPath = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path)

const asked = async (name: string | undefined) =>
  readOptions(
    name,
    { ...values, titleEn: values['title-en'] },
    { root, owners: await ownersIn(root), icons: iconsIn(root) },
  )

async function inWorkspace(): Promise<void> {
  const siblings = readdirSync(root).filter((name) => name.startsWith('mf-'))
  const options = await asked(positionals[0])
  const files = await createRemote(root, options, await scriptsOf(root, siblings[0]!))
  console.log(`${options.name} is made: ${files.length} files, path ${options.path} for ${options.areas.join(', ')}.`)
  console.log(
    `\nNext:\n${hint(root)}npx jest ${options.name}\nnpm run isolate -- ${options.name}\nnpm run remote -- publish ${options.name}\nnpm run remote -- promote ${options.name}`,
  )
}

async function standalone(place: string): Promise<void> {
  const folder = typedPath(place)
  if (existsSync(folder)) throw new InvalidOptions(`There is a ${folder} already`)
  const packages = values.packages === undefined ? undefined : typedPath(values.packages)
  const supply = { supply: supplyOf(root, packages), packages }
  const moved = listBuildables(root).find(({ kind, name }) => kind === 'remote' && name === values.from)
  if (values.from !== undefined && !moved)
    throw new InvalidOptions(`--from ${values.from}: there is no such remote here`)
  const files = moved
    ? await moveToStandalone(folder, moved.dir, supply)
    : await createStandalone(folder, await asked(positionals[0] ?? basename(folder)), supply)
  console.log(`${folder} is a repository of its own: ${files.length} files.`)
  console.log(
    `\nNext, in that folder:\ngit init\nnpm install\nnpm test\nnpm run build\n\nWith SAMSPEL_REGISTRY and SAMSPEL_TOKEN set: npm run isolate, gate, release, promote`,
  )
}

if (values.help) {
  console.log(help)
} else {
  try {
    for (const only of ['packages', 'from'] as const)
      if (values[only] !== undefined && values.standalone === undefined)
        throw new InvalidOptions(`--${only} belongs to --standalone <folder>`)
    await (values.standalone === undefined ? inWorkspace() : standalone(values.standalone))
  } catch (error) {
    if (!(error instanceof InvalidOptions)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
