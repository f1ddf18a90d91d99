import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const packagesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
        .map((entry) => entry.name)
        .sort()
    : []

/** Folders of the workspace as found on disk, so that a new remote or shared package is included without configuration. */
export function readFolders(root) {
  const top = packagesIn(root)
  return {
    remotes: top.filter((name) => name.startsWith('mf-')),
    shared: packagesIn(path.join(root, 'shared')).map((name) => `shared/${name}`),
    apps: ['shell', 'server', 'deploy', 'cli', 'observing', 'practice', 'e2e'].filter((name) => top.includes(name)),
  }
}
