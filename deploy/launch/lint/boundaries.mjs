import path from 'node:path'
import { findCircles, isKnownCircle, isKnownTaken, takenInside } from '../structure/boundaries.mjs'
import { createResolver, importsIn, isTest, readGraph } from '../structure/graph.mjs'

/** The import graph of a checkout, read once per run of ESLint; a file that changed in the editor is read again. */
function openGraph(root) {
  const graph = readGraph(root)
  const resolve = createResolver(root)
  let circles
  return {
    update(file, source) {
      const read = importsIn(source).flatMap(({ specifier, pos }) => {
        const target = resolve(file, specifier)
        return target === undefined ? [] : [{ target, pos }]
      })
      const targets = (imports) => imports?.map(({ target }) => target).join()
      if (targets(graph.imports.get(file)) !== targets(read)) circles = undefined
      graph.imports.set(file, read)
      return read
    },
    get circles() {
      return (circles ??= findCircles(graph))
    },
  }
}

const graphs = new Map()
const graphOf = (root) => graphs.get(root) ?? graphs.set(root, openGraph(root)).get(root)

/**
 * Forbids import cycles between the entries of any folder, and imports into a module or feature other than
 * through its index. Type imports count too.
 */
const boundaries = {
  meta: {
    type: 'problem',
    schema: [{ type: 'string' }],
    messages: {
      circle:
        'In {{folder}} this import closes a circle: {{circle}}. Move what both need to where neither needs the other.',
      inside: '{{place}} is entered by its index only: export it there, or move it to where both may reach it.',
    },
  },
  create(context) {
    const root = context.options[0]
    const file = path.relative(root, context.filename)
    // Generated files are not in the graph: they are derived from the types that they would import.
    if (isTest(file) || /(^|\/)generated\//.test(file)) return {}
    return {
      Program(node) {
        const { sourceCode } = context
        const graph = graphOf(root)
        for (const { target, pos } of graph.update(file, sourceCode.text)) {
          const loc = { start: sourceCode.getLocFromIndex(pos), end: sourceCode.getLocFromIndex(pos) }
          const inside = takenInside(file, target)
          if (inside && !isKnownTaken(inside))
            context.report({ node, loc, messageId: 'inside', data: { place: inside } })
          const circle = graph.circles.closedBy(file, target)
          if (circle && !isKnownCircle(circle.folder, circle.entries))
            context.report({
              node,
              loc,
              messageId: 'circle',
              data: { folder: circle.folder, circle: circle.entries.join(' → ') },
            })
        }
      },
    }
  },
}

/** Hook files are named after the hook: `use-thing.ts` exports `useThing`. */
const hookFiles = {
  meta: { type: 'suggestion', schema: [], messages: { name: 'Files of hooks are named in kebab-case: use-thing.ts.' } },
  create: (context) => ({
    Program(node) {
      if (/^use[A-Z]/.test(path.basename(context.filename))) context.report({ node, messageId: 'name' })
    },
  }),
}

export const structureConfig = (root) => [
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { structure: { rules: { boundaries, 'hook-files': hookFiles } } },
    rules: { 'structure/boundaries': ['error', root], 'structure/hook-files': 'error' },
  },
]
