import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { init, parse } from 'es-module-lexer'
import { BuildFailed } from './run-build'

/**
 * What a module imports by name, at once or later. An address that the module only makes when it runs is not among them: nobody can read it
 * from the file.
 */
async function importsOf(code: string): Promise<string[]> {
  await init
  const [imports] = parse(code)
  return imports.flatMap(({ n: name }) => (name === undefined ? [] : [name]))
}

// A build is flat: its modules stand beside each other.
const BESIDE = /^\.\/([\w.+-]+\.js)$/

/**
 * All modules of a build, from those that are asked for by name to the last that one of them imports. The browser is given the hash of each.
 * @throws BuildFailed if a module imports what is no file of the build: nobody would know its hash
 */
export async function moduleFiles(folder: string, roots: readonly string[]): Promise<string[]> {
  const found = new Set(roots)
  // What is added while it runs is gone through as well.
  for (const file of found) {
    const code = await readFile(join(folder, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      throw new BuildFailed(`${file} is imported and is not among the files of the build`)
    })
    for (const wanted of await importsOf(code)) {
      const name = BESIDE.exec(wanted)?.[1]
      if (name === undefined)
        throw new BuildFailed(
          `${file} imports ${wanted}, which is no file of the build and has no hash: share it with the shell, or bundle it`,
        )
      found.add(name)
    }
  }
  return [...found]
}
