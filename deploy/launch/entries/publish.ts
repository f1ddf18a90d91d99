import { publishAll } from '../../src'

const { STORAGE_DIR } = process.env
if (!STORAGE_DIR) throw new Error('Publishing needs STORAGE_DIR')

await publishAll({ storageDir: STORAGE_DIR, onProgress: (line: string) => console.log(line) })
