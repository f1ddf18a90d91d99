import { publishAll } from '../../src'
import { StorageProblem } from '../../src/storage/problems'

const { STORAGE_DIR } = process.env
if (!STORAGE_DIR) throw new Error('Publishing needs STORAGE_DIR')

try {
  await publishAll({ storageDir: STORAGE_DIR, onProgress: (line: string) => console.log(line) })
} catch (error) {
  if (!(error instanceof StorageProblem)) throw error
  console.error(error.message)
  process.exitCode = 1
}
