import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readFolders } from './folders.mjs'

const RUNS_DOWN =
  'Imports only run down: shell, mf-* → shared; server → shared/api, observing; deploy → shared/federation, observing; cli → deploy (docs/decisions/0001).'

/** Workspace packages that a package may import besides itself; all others are off limits. */
function allowed(name, { shared }) {
  // Its tests run against the practice world and the gateway of pushes; its sources never import them (`playedZone`).
  if (name === 'server') return ['shared/api', 'observing', 'practice', 'deploy']
  // Its tests run the gateway of pushes against it.
  if (name === 'practice') return ['shared/api', 'deploy']
  if (name === 'deploy') return ['shared/federation', 'observing']
  if (name === 'observing') return []
  if (name === 'cli') return ['deploy', 'shared/federation']
  if (name === 'e2e') return ['shared/api', 'shared/federation']
  return shared
}

/** What production runs holds nothing of the practice world, and the API nothing of the programs beside it. */
const playedZone = {
  target: './server/src',
  from: ['./practice', './deploy'],
  message: 'The API reaches services, played or real, by their addresses alone (docs/decisions/0228).',
}

/** Folders that divide a remote by audience; `src/shared` is used by both. */
const AUDIENCES = ['staff', 'creator']

/** In a remote divided by audience, neither part may import the other, and `src/shared` may import neither. */
function audienceZones(root, remotes) {
  return remotes
    .filter((name) => AUDIENCES.every((audience) => existsSync(join(root, name, 'src', audience))))
    .flatMap((name) =>
      [...AUDIENCES, 'shared'].map((part) => ({
        target: `./${name}/src/${part}`,
        from: AUDIENCES.filter((audience) => audience !== part).map((audience) => `./${name}/src/${audience}`),
        message: 'Audiences do not import each other: what both use stands in src/shared.',
      })),
    )
}

/** Zones of import-x/no-restricted-paths for the workspace at `root`. */
export function importZones(root) {
  const folders = readFolders(root)
  const packages = [...folders.apps, ...folders.remotes, ...folders.shared]
  return packages
    .map((target) => ({
      target: `./${target}`,
      from: packages
        .filter((name) => name !== target && !allowed(target, folders).includes(name))
        .map((name) => `./${name}`),
      message: RUNS_DOWN,
    }))
    .filter((zone) => zone.from.length > 0)
    .concat(folders.apps.includes('practice') ? [playedZone] : [], audienceZones(root, folders.remotes))
}
