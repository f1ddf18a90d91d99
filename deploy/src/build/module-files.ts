import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { BuildFailed } from './run-build'

const isDynamic = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword

const textOf = (node: ts.Node | undefined): string[] => (node && ts.isStringLiteralLike(node) ? [node.text] : [])

/**
 * What a module imports by name, at once or later. An address that the module only makes when it runs is not among them: nobody can read it
 * from the file.
 */
export function importsOf(code: string): string[] {
  const file = ts.createSourceFile('module.js', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) found.push(...textOf(node.moduleSpecifier))
    else if (isDynamic(node)) found.push(...textOf(node.arguments[0]))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return [...new Set(found)]
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
    for (const wanted of importsOf(code)) {
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
