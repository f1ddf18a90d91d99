import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const SOURCES = ['.ts', '.tsx', '.d.ts']

/** What a relative import of a source file is called in the build; Node and strict bundlers want the whole name. */
function builtSpecifier(specifier: string, source: string): string {
  const path = join(dirname(source), specifier)
  if (/\.tsx?$/.test(specifier) && existsSync(path)) return specifier.replace(/\.tsx?$/, '.js')
  if (SOURCES.some((extension) => existsSync(path + extension))) return `${specifier}.js`
  if (SOURCES.some((extension) => existsSync(join(path, `index${extension}`))))
    return `${specifier.replace(/\/$/, '')}/index.js`
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return specifier
  throw new Error(`${source} imports ${specifier}, which is not there`)
}

/** The node that names what another module is, in any of the ways to name one. */
function namedBy(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return node.arguments[0]
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined
  return undefined
}

/** Every module that a file names, with the place of the name in its text. */
export function specifiersIn(text: string, fileName = 'file.ts'): { name: string; start: number; end: number }[] {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.ES2022)
  const found: { name: string; start: number; end: number }[] = []
  const visit = (node: ts.Node): void => {
    const named = namedBy(node)
    if (named && ts.isStringLiteralLike(named))
      found.push({ name: named.text, start: named.getStart(file) + 1, end: named.getEnd() - 1 })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** The text of a built file with its relative imports named whole. `source` is the file that it was made from. */
export const withWholeSpecifiers = (text: string, source: string): string =>
  specifiersIn(text, source)
    .filter(({ name }) => name.startsWith('.'))
    .sort((one, other) => other.start - one.start)
    .reduce((done, { name, start, end }) => done.slice(0, start) + builtSpecifier(name, source) + done.slice(end), text)
