import ts from 'typescript'

const FIELDS = ['id', 'description', 'defaultMessage', 'en']

const nameOf = (node) =>
  ts.isIdentifier(node) || ts.isStringLiteralLike(node) || ts.isNumericLiteral(node) ? node.text : undefined

const isCallOf = (node, name) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name

/**
 * The definitions of a source file, group by group: what stands in each call of `defineMessages`, and where. A definition that nobody can read
 * without running the code is an error, which names its place.
 */
export function readDefinitions(source, file) {
  if (!source.includes('defineMessages(') && !source.includes('defineMessages<')) return []
  const root = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const groups = []

  const refuse = (node, problem) => {
    throw new Error(`${file}:${root.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${problem}`)
  }

  const readMessage = (node) => {
    if (!ts.isObjectLiteralExpression(node)) refuse(node, 'a message is defined by an object literal')
    const message = {}
    for (const property of node.properties) {
      const field = property.name && nameOf(property.name)
      if (!FIELDS.includes(field)) refuse(property, `a message has ${FIELDS.join(', ')} and nothing else`)
      if (!ts.isPropertyAssignment(property) || !ts.isStringLiteralLike(property.initializer))
        refuse(property, `${field} of a message is a plain string`)
      message[field] = property.initializer.text
    }
    for (const field of FIELDS) if (message[field] === undefined) refuse(node, `a message without ${field}`)
    return { ...message, line: root.getLineAndCharacterOfPosition(node.getStart()).line + 1 }
  }

  const visit = (node) => {
    if (isCallOf(node, 'defineMessages')) {
      const [table] = node.arguments
      if (!table || node.arguments.length > 1 || !ts.isObjectLiteralExpression(table))
        refuse(node, 'defineMessages takes one object literal')
      const entries = table.properties.map((property) => {
        const name = property.name && nameOf(property.name)
        if (name === undefined || !ts.isPropertyAssignment(property))
          refuse(property, 'a message is defined under a plain name')
        return [name, readMessage(property.initializer)]
      })
      groups.push({
        start: table.getStart(),
        end: table.end,
        bilingual: isCallOf(node.parent, 'bilingual'),
        names: entries.map(([name]) => name),
        messages: entries.map(([, message]) => message),
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(root)
  return groups
}
