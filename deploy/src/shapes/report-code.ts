import ts from 'typescript'
import { foldedRow, isFoldable } from './fold'

/** One declaration of a report. */
export interface Declaration {
  name: string
  exported: boolean
  node: ts.Statement
  /** Source text without comments. */
  text: string
}

const printer = ts.createPrinter({ removeComments: true })
const textOf = (node: ts.Node, file: ts.SourceFile): string => printer.printNode(ts.EmitHint.Unspecified, node, file)

function nameOf(node: ts.Statement): string | undefined {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations[0]!.name.getText()
  const { name } = node as ts.Statement & { name?: ts.Node }
  return name?.getText()
}

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** Compilers differ in the quotes that they write. */
function withSingleQuotes(code: string): string {
  const file = ts.createSourceFile('report.ts', code, ts.ScriptTarget.ES2022, true)
  const quoted: ts.StringLiteral[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && /^"[^'\\]*"$/.test(node.getText())) quoted.push(node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return quoted
    .reverse()
    .reduce((done, node) => `${done.slice(0, node.getStart())}'${node.text}'${done.slice(node.end)}`, code)
}

/** Parses the declarations of a report's code. Overloads of a function are merged. */
export function declarationsOf(code: string): Declaration[] {
  const file = ts.createSourceFile('report.ts', withSingleQuotes(code), ts.ScriptTarget.ES2022, true)
  const found = new Map<string, Declaration>()
  for (const node of file.statements) {
    const name = nameOf(node) ?? (ts.isExportDeclaration(node) ? textOf(node, file) : undefined)
    if (name === undefined) continue
    // A type and a value may share a name.
    const key = `${name} ${ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? 'type' : 'value'}`
    const text = textOf(node, file)
    const known = found.get(key)
    found.set(
      key,
      known
        ? { ...known, text: `${known.text}\n${text}` }
        : { name, exported: isExported(node) || ts.isExportDeclaration(node), node, text },
    )
  }
  return [...found.values()]
}

const typeOf = (node: ts.Statement): ts.TypeNode | undefined =>
  ts.isVariableStatement(node) ? node.declarationList.declarations[0]!.type : undefined

/** Names of the constants that a constant consists of: `typeof a & typeof b`. */
function partsOf(node: ts.Statement): string[] {
  const type = typeOf(node)
  if (!type || !ts.isIntersectionTypeNode(type)) return []
  const parts = type.types.filter(ts.isTypeQueryNode)
  return parts.length === type.types.length ? parts.map(({ exprName }) => exprName.getText()) : []
}

/** Members of a constant, and of those that it consists of; none if its type is something else. */
function membersOf(node: ts.Statement, others: readonly Declaration[]): readonly ts.TypeElement[] {
  const type = typeOf(node)
  if (type && ts.isTypeLiteralNode(type)) return type.members
  return partsOf(node).flatMap((name) => {
    const part = others.find((one) => one.name === name)
    return part ? membersOf(part.node, others) : []
  })
}

/** Code of a declaration. A large table is its rows, without their types. */
function folded({ node, text, name, exported }: Declaration, others: readonly Declaration[]): string {
  const members = membersOf(node, others)
  if (!isFoldable(members)) return text
  return `${exported ? 'export ' : ''}const ${name}: {\n${members.map((member) => `    ${foldedRow(member)}`).join('\n')}\n};`
}

/**
 * Code of a package's entries as shown in its report: without comments and imports. A declaration that several entries refer to is listed
 * with the entry that exports it, or else with the first.
 */
export function reportCode(entries: readonly { name: string; code: string }[]): { name: string; code: string }[] {
  const all = entries.map(({ name, code }) => {
    const declarations = declarationsOf(code)
    const within = new Set(declarations.flatMap(({ node }) => partsOf(node)))
    return {
      name,
      declarations: declarations
        .filter((one) => one.exported || !within.has(one.name))
        .map((one) => ({ ...one, text: folded(one, declarations) })),
    }
  })
  const bare = (text: string): string => text.replace(/^export /, '')
  const seen = new Set(
    all.flatMap(({ declarations }) => declarations.filter(({ exported }) => exported).map(({ text }) => bare(text))),
  )
  return all.map(({ name, declarations }) => {
    const kept = declarations.filter(
      ({ exported, text }) => exported || (!seen.has(bare(text)) && seen.add(bare(text))),
    )
    return { name, code: kept.map(({ text }) => text).join('\n\n') }
  })
}
