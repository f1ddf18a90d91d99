import ts from 'typescript'

/**
 * Rewrites inline import types, `import("typebox").TObject<…>`, as imports at the top of a declaration file. TypeScript
 * emits them for inferred types; nested thousands of times they are slow to parse for every tool. A name that already has
 * another meaning in the file is left unchanged.
 */
export const withNamedImports: ts.TransformerFactory<ts.SourceFile | ts.Bundle> = (context) => (node) =>
  ts.isBundle(node) ? node : nameImports(node, context)

function nameImports(file: ts.SourceFile, context: ts.TransformationContext): ts.SourceFile {
  const { factory } = context
  const taken = namesOf(file)
  const found = new Map<string, Set<string>>()

  const visit = (node: ts.Node): ts.Node => {
    const inner = ts.visitEachChild(node, visit, context)
    if (!ts.isImportTypeNode(inner) || inner.isTypeOf || inner.attributes) return inner
    const { argument, qualifier, typeArguments } = inner
    if (!qualifier || !ts.isIdentifier(qualifier)) return inner
    if (!ts.isLiteralTypeNode(argument) || !ts.isStringLiteral(argument.literal)) return inner
    const module = argument.literal.text
    const elsewhere = [...found].some(([other, names]) => other !== module && names.has(qualifier.text))
    if (taken.has(qualifier.text) || elsewhere) return inner
    found.set(module, (found.get(module) ?? new Set()).add(qualifier.text))
    return factory.createTypeReferenceNode(qualifier, typeArguments)
  }

  const statements = file.statements.map((statement) => ts.visitNode(statement, visit) as ts.Statement)
  const imports = [...found].map(([module, names]) =>
    factory.createImportDeclaration(
      undefined,
      factory.createImportClause(
        true,
        undefined,
        factory.createNamedImports(
          [...names]
            .sort()
            .map((name) => factory.createImportSpecifier(false, undefined, factory.createIdentifier(name))),
        ),
      ),
      factory.createStringLiteral(module),
    ),
  )
  return imports.length > 0 ? factory.updateSourceFile(file, [...imports, ...statements]) : file
}

/** Every name that a file declares, imports or refers to. */
function namesOf(file: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text)
    else if (ts.isImportTypeNode(node)) node.typeArguments?.forEach(visit)
    else ts.forEachChild(node, visit)
  }
  file.statements.forEach(visit)
  return names
}
