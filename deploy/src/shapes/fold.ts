import { createHash } from 'node:crypto'
import ts from 'typescript'

// Larger types are tables that nobody would read: keep only the names of their rows, and a fingerprint.
const FOLDED_FROM_LINES = 400

const fingerprint = (text: string): string =>
  createHash('sha256').update(text.replace(/\s+/g, ' ')).digest('hex').slice(0, 10)

const linesOf = (node: ts.Node): number => node.getText().split('\n').length
const nameOf = (member: ts.TypeElement): string => member.name?.getText() ?? '[key]'

/** The type `Folded<…>` of a row; undefined if it is written out. */
function foldedType(member: ts.TypeElement): ts.TypeReferenceNode | undefined {
  const type = ts.isPropertySignature(member) ? member.type : undefined
  return type && ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Folded' ? type : undefined
}

/** Whether the rows of a table are too long to be read, or folded already. */
export const isFoldable = (members: readonly ts.TypeElement[]): boolean =>
  members.some(foldedType) || members.reduce((sum, member) => sum + linesOf(member), 0) >= FOLDED_FROM_LINES

/** A row of a folded table: its name, and a fingerprint of its type. */
export function foldedRow(member: ts.TypeElement): string {
  const print = foldedType(member)?.typeArguments?.[0]?.getText() ?? `'${fingerprint(member.getText())}'`
  return `${nameOf(member)}: Folded<${print}>;`
}

/** Names that a file takes from files beside it, or declares. */
function namesOfPackage(file: ts.SourceFile): ReadonlySet<string> {
  return new Set(
    file.statements.flatMap((node) => {
      if (ts.isImportDeclaration(node)) {
        const isBeside = ts.isStringLiteral(node.moduleSpecifier) && node.moduleSpecifier.text.startsWith('.')
        const named = node.importClause?.namedBindings
        return isBeside && named && ts.isNamedImports(named) ? named.elements.map(({ name }) => name.text) : []
      }
      if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText())
      const { name } = node as ts.Statement & { name?: ts.Node }
      return name ? [name.getText()] : []
    }),
  )
}

/** What a type refers to within its package. */
function referencesOf(type: ts.Node, own: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && own.has(node.typeName.getText())) found.add(node.typeName.getText())
    if (ts.isTypeQueryNode(node) && own.has(node.exprName.getText())) found.add(node.getText())
    if (ts.isImportTypeNode(node) && /^["']\./.test(node.argument.getText())) found.add(node.getText())
    ts.forEachChild(node, visit)
  }
  visit(type)
  return [...found].sort()
}

/**
 * Folds the large tables of a declaration file, `const a: { row: Folded<'0123456789', What | It | RefersTo>; … }`, since API Extractor
 * spends most of its time in them.
 */
export function foldTables(text: string): string {
  const file = ts.createSourceFile('a.d.ts', text, ts.ScriptTarget.ES2022, true)
  const own = namesOfPackage(file)
  const tables = file.statements.flatMap((node) => {
    const type = ts.isVariableStatement(node) ? node.declarationList.declarations[0]!.type : undefined
    return type && ts.isTypeLiteralNode(type) && isFoldable(type.members) ? [type] : []
  })
  return tables.reverse().reduce((done, { members, pos, end }) => {
    const rows = members.map((member) => {
      const refersTo = referencesOf(member, own).join(' | ') || 'never'
      return `${nameOf(member)}: Folded<'${fingerprint(member.getText())}', ${refersTo}>;`
    })
    return `${done.slice(0, pos)} {\n${rows.join('\n')}\n}${done.slice(end)}`
  }, text)
}
