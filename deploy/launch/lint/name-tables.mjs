import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const LIST = /export const (\w+) = \[([^\]]*)\] as const/g
const CONTRACT = 'shared/api/src'

const filesUnder = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => path.join(folder, file))
    : []

const keyOf = (names) => [...names].sort().join()

/** The literal lists of the contract at `root`, such as `campaignStates`, by their members. */
const listsOf = (root) => {
  const lists = new Map()
  for (const file of filesUnder(path.join(root, CONTRACT)))
    for (const [, list, members] of readFileSync(file, 'utf8').matchAll(LIST)) {
      const names = [...members.matchAll(/'([^']*)'/g)].map(([, name]) => name)
      if (names.length > 1 && !members.includes('...')) lists.set(keyOf(names), list)
    }
  return lists
}

/**
 * Texts for the members of one of the contract's lists (and `all`, as tabs have it) name the type of their keys: when the list grows, the
 * compiler then points at the table that lacks a line, not at each of its uses.
 */
const typed = (lists) => ({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      untyped: 'These are the members of {{list}}: name the type of the keys, defineMessages<…>({ … }).',
    },
  },
  create: (context) => ({
    'CallExpression[callee.name="defineMessages"]'(node) {
      const [table] = node.arguments
      if (node.typeArguments || node.parent.id?.typeAnnotation || table?.type !== 'ObjectExpression') return
      const names = table.properties.map(({ key }) => key?.name ?? String(key?.value))
      const list = lists.get(keyOf(names)) ?? lists.get(keyOf(names.filter((name) => name !== 'all')))
      if (list) context.report({ node: node.callee, messageId: 'untyped', data: { list } })
    },
  }),
})

export const nameTablesConfig = (root) => ({
  files: ['shell/src/**/*.{ts,tsx}', 'mf-*/src/**/*.{ts,tsx}', 'shared/*/src/**/*.{ts,tsx}'],
  ignores: ['**/*.test.{ts,tsx}'],
  plugins: { 'name-tables': { rules: { typed: typed(listsOf(root)) } } },
  rules: { 'name-tables/typed': 'error' },
})
