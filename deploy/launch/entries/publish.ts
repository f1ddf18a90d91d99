import { releaseWorkspace } from '../../src'
import { StorageProblem } from '../../src/model/problems'

const { STORAGE_DIR } = process.env
if (!STORAGE_DIR) throw new Error('Publishing needs STORAGE_DIR')

// Exit codes for the launcher: 1 nothing can be served; 2 some parts failed and keep their old release, the others are live.
try {
  const { failed, servable } = await releaseWorkspace({
    storageDir: STORAGE_DIR,
    onProgress: (line: string) => console.log(line),
  })
  for (const { name, stays, why } of failed)
    console.error(`${name} is not live (${stays ? `${stays} stays` : 'nothing of it is'}): ${why}`)
  if (failed.length > 0) console.error(`NOT LIVE: ${failed.map(({ name }) => name).join(', ')}`)
  process.exitCode = failed.length === 0 ? 0 : servable ? 2 : 1
} catch (error) {
  if (!(error instanceof StorageProblem)) throw error
  console.error(error.message)
  process.exitCode = 1
}
