import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { SandboxShell } from '@samspel/deploy/dev-server'
import { integrityOf, Refused } from '@samspel/deploy/team'
import type { Client } from './client'

/** Downloads the live shell, checking each file against its hash in the registry. Files that exist already are kept. */
export async function fetchShell(client: Client, dir: string, say: (line: string) => void): Promise<SandboxShell> {
  const { shell } = await client.registry()
  if (!shell) throw new Refused('no shell is live in this registry, so there is nothing to stand in', 'unknown')
  const root = join(dir, 'node_modules/.cache/samspel/shell')
  const folder = join(root, shell.version)
  await mkdir(folder, { recursive: true })
  const isGood = (contents: Uint8Array | undefined, integrity: string) =>
    contents !== undefined && integrityOf(Buffer.from(contents)) === integrity
  let told = false
  for (const [path, { integrity }] of Object.entries(shell.files)) {
    const name = basename(path)
    const file = join(folder, name)
    if (isGood(await readFile(file).catch(() => undefined), integrity)) continue
    if (!told) say(`fetching the shell ${shell.version} …`)
    told = true
    const contents = await client.released('shell', shell.version, name)
    if (!isGood(contents, integrity))
      throw new Refused(
        `${name} of the shell is not what the registry says; tell the operator of the registry service`,
        'storage_problem',
      )
    await writeFile(`${file}.${process.pid}`, contents)
    await rename(`${file}.${process.pid}`, file)
  }
  const { previous: _previous, lock: _lock, liveSince: _since, ...release } = shell
  return { release, root }
}
