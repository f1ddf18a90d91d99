import { createHash } from 'node:crypto'
import ts from 'typescript'

// Larger types are tables that nobody would read: keep only the names of their rows, and a fingerprint.
const FOLDED_FROM_LINES = 400

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

/** Parses the declarations of a report's code. Overloads of a function are merged. */
export function declarationsOf(code: string): Declaration[] {
  const file = ts.createSourceFile('report.ts', code, ts.ScriptTarget.ES2022, true)
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

// The space between `<` and `{` keeps fingerprints equal to those of released reports, which were computed from text with one.
const fingerprint = (text: string): string =>
  createHash('sha256').update(text.replace(/\s+/g, ' ').replaceAll('<{', '< {')).digest('hex').slice(0, 10)

function folded({ node, text, name, exported }: Declaration): string {
  const type = ts.isVariableStatement(node) ? node.declarationList.declarations[0]!.type : undefined
  if (!type || !ts.isTypeLiteralNode(type) || text.split('\n').length < FOLDED_FROM_LINES) return text
  const rows = type.members.map(
    (member) => `    ${member.name?.getText() ?? '[key]'}: Folded<'${fingerprint(member.getText())}'>;`,
  )
  return `${exported ? 'export ' : ''}const ${name}: {\n${rows.join('\n')}\n};`
}

/**
 * Code of a package's entries as shown in its report: without comments and imports. A declaration that several entries refer to is listed
 * with the entry that exports it, or else with the first.
 */
export function reportCode(entries: readonly { name: string; code: string }[]): { name: string; code: string }[] {
  const all = entries.map(({ name, code }) => ({
    name,
    declarations: declarationsOf(code).map((one) => ({ ...one, text: folded(one) })),
  }))
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
