import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const SOURCES = ['.ts', '.tsx', '.d.ts']

/** Name of a relative import in the build; Node and strict bundlers require the complete file name. */
function builtSpecifier(specifier: string, source: string): string {
  const path = join(dirname(source), specifier)
  if (/\.tsx?$/.test(specifier) && existsSync(path)) return specifier.replace(/\.tsx?$/, '.js')
  // The compiler has completed it already.
  if (/\.js$/.test(specifier) && SOURCES.some((extension) => existsSync(path.replace(/\.js$/, extension))))
    return specifier
  if (SOURCES.some((extension) => existsSync(path + extension))) return `${specifier}.js`
  if (SOURCES.some((extension) => existsSync(join(path, `index${extension}`))))
    return `${specifier.replace(/\/$/, '')}/index.js`
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return specifier
  throw new Error(`${source} imports ${specifier}, which is not there`)
}

/** The module specifier of a node, for every syntax that can refer to a module. */
function namedBy(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return node.arguments[0]
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined
  return undefined
}

/** Every module specifier in a file, with its position. */
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

/** Completes the relative imports in a built file. `source` is the file that it was built from. */
export const withWholeSpecifiers = (text: string, source: string): string =>
  specifiersIn(text, source)
    .filter(({ name }) => name.startsWith('.'))
    .sort((one, other) => other.start - one.start)
    .reduce((done, { name, start, end }) => done.slice(0, start) + builtSpecifier(name, source) + done.slice(end), text)
