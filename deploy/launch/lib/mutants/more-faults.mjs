import ts from 'typescript'

/** @typedef {{ start: number, end: number, replacement: string, kind: string, isExpression?: boolean }} Fault from `start` to `end` in the text of a file */

/** @type {[from: RegExp, to: string][]} */
const IN_SQL = [
  [/ AND /g, ' OR '],
  [/ DESC\b/g, ' ASC'],
  [/ IS NULL/g, ' IS NOT NULL'],
  [/ IS NOT NULL/g, ' IS NULL'],
  [/ <= /g, ' < '],
  [/ >= /g, ' > '],
  [/ < /g, ' <= '],
  [/ > /g, ' >= '],
]

/** @param {ts.Node} node */
const isPlain = (node) =>
  ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) || ts.isStringLiteral(node) || ts.isNumericLiteral(node)

/** @param {ts.Node} node */
const isText = (node) =>
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node)

/**
 * The faults of an everyday change that Stryker does not know: another number, a call that is not made, two arguments the other way round, a
 * condition or an order of SQL.
 * @param {string} name of the file @param {string} text @returns {Fault[]}
 */
export function moreFaults(name, text) {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
  /** @type {Fault[]} */
  const faults = []
  /** @param {ts.Node} node @param {string} replacement @param {string} kind */
  const add = (node, replacement, kind) =>
    faults.push({ start: node.getStart(source), end: node.end, replacement, kind })

  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isTypeNode(node)) return
    // A number right in an attribute is how large something is drawn.
    if (ts.isNumericLiteral(node) && !ts.isJsxExpression(node.parent))
      add(node, String(Number(node.text) + 1), 'number')
    if (ts.isExpressionStatement(node)) {
      const { expression } = node
      if (ts.isCallExpression(ts.isAwaitExpression(expression) ? expression.expression : expression))
        add(node, ';', 'dropped call')
    }
    if (ts.isCallExpression(node)) {
      const [one, other] = node.arguments
      if (one && other && isPlain(one) && isPlain(other) && one.getText(source) !== other.getText(source))
        faults.push({
          start: one.getStart(source),
          end: other.end,
          replacement: `${other.getText(source)}, ${one.getText(source)}`,
          kind: 'swapped arguments',
        })
    }
    if (isText(node) && /\b(SELECT|WHERE|AND|UPDATE|ORDER BY)\b/.test(node.getText(source)))
      for (const [from, to] of IN_SQL)
        for (const { 0: found, index } of node.getText(source).matchAll(from)) {
          const start = node.getStart(source) + index
          faults.push({ start, end: start + found.length, replacement: to, kind: 'SQL' })
        }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return faults
}

/** Whether TypeScript can read the text. @param {string} name @param {string} text */
export const isReadable = (name, text) =>
  ts.transpileModule(text, {
    fileName: name,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.Latest },
  }).diagnostics?.length === 0
