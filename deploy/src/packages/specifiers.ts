import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const SOURCES = ['.ts', '.tsx', '.d.ts']

/** What a relative import of a source file is called in the build; Node and strict bundlers want the whole name. */
function builtSpecifier(specifier: string, source: string): string {
  const path = join(dirname(source), specifier)
  if (/\.tsx?$/.test(specifier) && existsSync(path)) return specifier.replace(/\.tsx?$/, '.js')
  if (SOURCES.some((extension) => existsSync(path + extension))) return `${specifier}.js`
  if (SOURCES.some((extension) => existsSync(join(path, `index${extension}`)))) return `${specifier.replace(/\/$/, '')}/index.js`
  if (existsSync(path)) return specifier
  throw new Error(`${source} imports ${specifier}, which is not there`)
}

/** The text of a built file with its relative imports named whole. `source` is the file that it was made from. */
export function withWholeSpecifiers(text: string, source: string): string {
  const imports = ts.preProcessFile(text, true, true).importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
  return imports
    .sort((one, other) => other.pos - one.pos)
    .reduce((done, { fileName, pos, end }) => {
      const at = done.slice(pos, end + 1).indexOf(fileName) + pos
      return done.slice(0, at) + builtSpecifier(fileName, source) + done.slice(at + fileName.length)
    }, text)
}
