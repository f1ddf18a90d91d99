import { relative } from 'node:path'
import ts from 'typescript'
import { declarationsFrom, sourceOf } from './declarations'
import type { Shape, ShapeDeclaration, Shapes } from './shape'

/** A library, the folder of its package, and the source of its entry. */
export interface Library {
  name: string
  dir: string
  entry: string
}

/** A name in another file or library. */
interface Elsewhere {
  from: string
  name: string
}

interface FileFacts {
  /** Name to the code of its declarations: overloads, or a type and a value. */
  declared: Map<string, { codes: string[]; names: Set<string> }>
  imported: Map<string, Elsewhere>
  exported: Map<string, Elsewhere | string>
  stars: string[]
}

const printer = ts.createPrinter({ removeComments: true })

function namesIn(node: ts.Node): Set<string> {
  const names = new Set<string>()
  const visit = (inner: ts.Node): void => {
    if (ts.isIdentifier(inner)) names.add(inner.text)
    ts.forEachChild(inner, visit)
  }
  visit(node)
  return names
}

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

const isDefault = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)

const namesOf = (node: ts.Statement): string[] => {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText())
  const { name } = node as ts.Statement & { name?: ts.Node }
  return name ? [name.getText()] : []
}

function readImport(node: ts.ImportDeclaration, { imported }: FileFacts): void {
  const from = (node.moduleSpecifier as ts.StringLiteral).text
  const { importClause: clause } = node
  if (clause?.name) imported.set(clause.name.text, { from, name: 'default' })
  if (clause?.namedBindings && ts.isNamedImports(clause.namedBindings))
    for (const { name, propertyName } of clause.namedBindings.elements)
      imported.set(name.text, { from, name: (propertyName ?? name).text })
}

function readExport(node: ts.ExportDeclaration, { exported, stars }: FileFacts): void {
  const from = node.moduleSpecifier && (node.moduleSpecifier as ts.StringLiteral).text
  if (!node.exportClause) stars.push(from!)
  else if (ts.isNamedExports(node.exportClause))
    for (const { name, propertyName } of node.exportClause.elements) {
      const own = (propertyName ?? name).text
      exported.set(name.text, from === undefined ? own : { from, name: own })
    }
}

function factsOf(text: string): FileFacts {
  const file = ts.createSourceFile('a.d.ts', text, ts.ScriptTarget.ES2022, true)
  const facts: FileFacts = { declared: new Map(), imported: new Map(), exported: new Map(), stars: [] }
  for (const node of file.statements) {
    if (ts.isImportDeclaration(node)) readImport(node, facts)
    else if (ts.isExportDeclaration(node)) readExport(node, facts)
    else
      for (const name of namesOf(node)) {
        const known = facts.declared.get(name) ?? { codes: [], names: new Set<string>() }
        known.codes.push(printer.printNode(ts.EmitHint.Unspecified, node, file))
        for (const inner of namesIn(node)) if (inner !== name) known.names.add(inner)
        facts.declared.set(name, known)
        if (isExported(node)) facts.exported.set(isDefault(node) ? 'default' : name, name)
      }
  }
  return facts
}

/**
 * Reads what libraries give from their sources: each exported name with its declaration and those that it refers to. Nothing is type-checked; what is
 * inferred from other packages is `any`.
 */
export function readShapes(libraries: readonly Library[]): Shapes {
  const texts = declarationsFrom(libraries.map(({ entry }) => entry))
  const facts = new Map([...texts].map(([file, text]) => [file, factsOf(text)]))
  const known = new Set(libraries.map(({ name }) => name))

  /** Where a name of a file is declared; undefined for names of other packages. */
  const find = (file: string, name: string, isExport: boolean): { file: string; name: string } | string | undefined => {
    const own = facts.get(file)
    if (!own) return undefined
    const target = isExport
      ? own.exported.get(name)
      : (own.imported.get(name) ?? (own.declared.has(name) ? name : undefined))
    if (typeof target === 'string')
      return own.declared.has(target) ? { file, name: target } : isExport ? find(file, target, false) : undefined
    if (target) return follow(file, target)
    if (!isExport) return undefined
    for (const from of own.stars) {
      const found = follow(file, { from, name })
      if (found) return found
    }
    return undefined
  }
  const follow = (file: string, { from, name }: Elsewhere): ReturnType<typeof find> => {
    if (!from.startsWith('.')) return known.has(from) ? `${from}#${name}` : undefined
    const source = sourceOf(from, file)
    return source && find(source, name, true)
  }
  const namesGiven = (file: string): string[] => {
    const own = facts.get(file)
    if (!own) return []
    const more = own.stars.flatMap((from) => {
      const source = from.startsWith('.') ? sourceOf(from, file) : undefined
      return source ? namesGiven(source) : []
    })
    return [...new Set([...own.exported.keys(), ...more])].sort()
  }

  return Object.fromEntries(
    libraries.map(({ name: library, dir, entry }): [string, Shape] => {
      const declarations: Record<string, ShapeDeclaration> = {}
      const keep = (found: ReturnType<typeof find>): string | undefined => {
        if (found === undefined || typeof found === 'string') return found
        const key = `${relative(dir, found.file)}#${found.name}`
        if (declarations[key]) return key
        const { codes, names } = facts.get(found.file)!.declared.get(found.name)!
        const refs: Record<string, string> = {}
        declarations[key] = { code: codes.join('\n'), refs }
        for (const inner of [...names].sort()) {
          const target = keep(find(found.file, inner, false))
          if (target) refs[inner] = target
        }
        return key
      }
      const gives = namesGiven(entry).flatMap((name) => {
        const key = keep(find(entry, name, true))
        return key ? [[name, key]] : []
      })
      const sorted = Object.fromEntries(Object.entries(declarations).sort(([one], [other]) => (one < other ? -1 : 1)))
      return [library, { gives: Object.fromEntries(gives), declarations: sorted }]
    }),
  )
}
