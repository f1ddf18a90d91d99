import ts from 'typescript'

/** Library to name to the files that take it, relative to the remote's folder. */
export type TakenNames = Record<string, Record<string, string[]>>

const importedName = ({ propertyName, name }: ts.ImportSpecifier | ts.ExportSpecifier): string =>
  (propertyName ?? name).text

/** Members of a namespace that is only ever read by its members; none for one that is handed on whole. */
function membersOf(file: ts.SourceFile, space: string): string[] {
  const members = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === space)
      members.add(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return [...members]
}

function clauseNames(file: ts.SourceFile, clause: ts.ImportClause | undefined): string[] {
  if (!clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return []
  const { name, namedBindings } = clause
  const bound = !namedBindings
    ? []
    : ts.isNamespaceImport(namedBindings)
      ? membersOf(file, namedBindings.name.text)
      : namedBindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(importedName)
  return [...(name ? ['default'] : []), ...bound]
}

/**
 * The names that one module takes from libraries, by its import and export statements. To be given what the compiler made of the module, which
 * has left out imports that are types alone.
 */
export function takenIn(code: string, libraries: ReadonlySet<string>): Record<string, string[]> {
  const file = ts.createSourceFile('module.jsx', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JSX)
  const taken: Record<string, string[]> = {}
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue
    const library = statement.moduleSpecifier
    if (!library || !ts.isStringLiteral(library) || !libraries.has(library.text)) continue
    const names = ts.isImportDeclaration(statement)
      ? clauseNames(file, statement.importClause)
      : statement.exportClause && ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(importedName)
        : []
    if (names.length > 0) taken[library.text] = [...new Set([...(taken[library.text] ?? []), ...names])].sort()
  }
  return taken
}

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => one.localeCompare(other)))

/** The names of all modules together. */
export function gathered(modules: ReadonlyMap<string, Record<string, string[]>>): TakenNames {
  const all: TakenNames = {}
  for (const [file, taken] of modules)
    for (const [library, names] of Object.entries(taken))
      for (const name of names) ((all[library] ??= {})[name] ??= []).push(file)
  return sorted(
    Object.fromEntries(
      Object.entries(all).map(([library, names]) => [
        library,
        sorted(Object.fromEntries(Object.entries(names).map(([name, files]) => [name, files.sort()]))),
      ]),
    ),
  )
}
