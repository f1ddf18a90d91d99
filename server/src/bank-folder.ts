import { access, link, lstat, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readTextFile } from '@samspel/api/files'
import { inSpan } from '@samspel/observing'

/**
 * The folder that the bank's file transfer and we share: files for the bank in `out`, its files in `in`, which go to `done` or `failed`. What was
 * put out once is noted in `sent`, so that nothing reaches the bank twice.
 */
const parts = ['out', 'sent', 'in', 'done', 'failed'] as const
/** Larger than any statement of ours; more would be another's mistake. */
const largest = 20 * 1024 * 1024

const prepare = (folder: string) =>
  Promise.all(parts.map((part) => mkdir(path.join(folder, part), { recursive: true, mode: 0o700 })))
const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code

/** Puts a file out for the bank: whole when it can be seen, and once by its name, also where an earlier try was cut off. */
export const putInBankFolder = (folder: string, name: string, text: string): Promise<void> =>
  inSpan({ name: 'bank folder put', kind: 'client', attributes: { 'file.name': name } }, () => put(folder, name, text))

const put = async (folder: string, name: string, text: string): Promise<void> => {
  await prepare(folder)
  const [waiting, sent] = [path.join(folder, 'out', `.${name}`), path.join(folder, 'sent', name)]
  if (!(await exists(sent))) {
    await writeFile(waiting, text, { mode: 0o600 })
    await link(waiting, sent).catch((error: unknown) => {
      if (!isCode(error, 'EEXIST')) throw error
    })
  }
  await rename(waiting, path.join(folder, 'out', name)).catch((error: unknown) => {
    // Nothing waits: an earlier try got as far as this.
    if (!isCode(error, 'ENOENT')) throw error
  })
}

export interface BankFolderFile {
  name: string
  /** Undefined for what is too large to be read, no file or no text. */
  text: string | undefined
  /** Puts it away, with words beside it where it was refused. */
  putAway: (where: 'done' | 'failed', words?: string) => Promise<void>
}

/** Files of the bank that wait to be read, the oldest names first. Names that begin with a dot are not finished. */
export const filesFromBank = (folder: string, most: number): Promise<BankFolderFile[]> =>
  inSpan({ name: 'bank folder read', kind: 'client' }, () => waitingIn(folder, most))

const waitingIn = async (folder: string, most: number): Promise<BankFolderFile[]> => {
  await prepare(folder)
  const names = (await readdir(path.join(folder, 'in'))).filter((name) => !name.startsWith('.')).sort()
  const files: BankFolderFile[] = []
  for (const name of names.slice(0, most)) {
    const from = path.join(folder, 'in', name)
    const found = await lstat(from).catch(() => undefined)
    if (!found) continue
    const isReadable = found.isFile() && found.size <= largest
    files.push({
      name,
      text: isReadable ? (await readTextFile(new Blob([await readFile(from)])))?.text : undefined,
      putAway: async (where, words) => {
        const free = (await exists(path.join(folder, where, name))) ? `${Date.now()}-${name}` : name
        if (words) await writeFile(path.join(folder, where, `${free}.why.txt`), words, { mode: 0o600 })
        await rename(from, path.join(folder, where, free)).catch((error: unknown) => {
          // Another instance was faster.
          if (!isCode(error, 'ENOENT')) throw error
        })
      },
    })
  }
  return files
}
