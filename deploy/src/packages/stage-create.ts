import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { sharedPackages } from './list'
import { stampFolder } from './stamp'
import { packFolders } from './tarballs'

/** Read by create-remote/icons.ts. */
const ICON_LIST = 'shared/ui/src/icons/name-list.ts'
const NAME = 'create-samspel-remote'

const README = `# ${NAME}

Makes a remote for Samspel in a repository of its own.

\`\`\`
npm create samspel-remote mf-reports -- --title Rapporter --title-en Reports --icon chart-bar
\`\`\`

or, from a folder of tarballs, \`npx ./packages/${NAME}-<version>.tgz mf-reports --packages ./packages\`. \`--help\` names all options.
`

/**
 * Writes the package `create-samspel-remote` into a folder: the generator as a bundle, its templates, and from the checkout what it looks up
 * there: versions of packages and names of icons.
 * @param version of the package: that of `@samspel/cli`, which it installs
 */
export async function stageCreate(root: string, place: string, version: string): Promise<void> {
  const dist = join(place, 'dist')
  const source = join(root, 'deploy/src/create-remote')
  const outfile = join(dist, `${NAME}.mjs`)
  await build({
    entryPoints: [join(source, 'npm-create.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    banner: {
      js: "#!/usr/bin/env node\nimport { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'error',
  })
  chmodSync(outfile, 0o755)
  for (const templates of ['template', 'standalone-template'])
    cpSync(join(source, templates), join(dist, templates), { recursive: true })
  const looked = [
    'pnpm-workspace.yaml',
    'cli/package.json',
    ICON_LIST,
    ...sharedPackages(root).map(({ folder }) => `shared/${folder}/package.json`),
  ]
  for (const file of looked) {
    mkdirSync(join(dist, 'root', dirname(file)), { recursive: true })
    cpSync(join(root, file), join(dist, 'root', file))
  }
  writeFileSync(join(place, 'README.md'), README)
  const json = {
    name: NAME,
    version,
    description: 'A remote for Samspel in a repository of its own.',
    type: 'module',
    license: 'UNLICENSED',
    engines: { node: '>=20.19' },
    bin: { [NAME]: `dist/${NAME}.mjs` },
    files: ['dist'],
  }
  writeFileSync(join(place, 'package.json'), `${JSON.stringify(json, null, 2)}\n`)
}

/**
 * Packs `create-samspel-remote` into a folder of tarballs, building it in `place`.
 * @param is.released whether it is what was released; otherwise its version says which contents it has
 */
export async function packCreate(
  root: string,
  place: string,
  out: string,
  is: { version: string; released: boolean },
): Promise<void> {
  await stageCreate(root, place, is.version)
  if (!is.released) stampFolder(place)
  packFolders([place], out)
}
