const ROLES = ['admin', 'company', 'store_user']
const QUOTED = new RegExp(`'(${ROLES.join('|')})'`)
const COMPARISONS = ['===', '!==', '==', '!=']

const isRole = (node) =>
  (node.type === 'Identifier' && node.name === 'role') ||
  (node.type === 'MemberExpression' && node.property.name === 'role') ||
  (node.type === 'ChainExpression' && isRole(node.expression))

/**
 * A module names no role and compares none: it asks server/src/auth/roles.ts for the right, so that a new role has what it is granted there
 * and nothing else.
 */
const byRight = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      role: 'Modules know no roles: ask for a right by name (may, mayFor, rolesWith of server/src/auth/roles.ts).',
      brands:
        'Whose record it is does not say what may be done with it: ask for the right at once (mayFor, mayAt, brandsWith of server/src/auth/roles.ts).',
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'role' })
    return {
      Literal(node) {
        // `Thing['company']` is the type of a field.
        const isField = node.parent.type === 'TSLiteralType' && node.parent.parent.type === 'TSIndexedAccessType'
        if (ROLES.includes(node.value) && !isField) report(node)
      },
      TemplateElement(node) {
        if (QUOTED.test(node.value.raw) || ROLES.includes(node.value.raw)) report(node)
      },
      BinaryExpression(node) {
        if (COMPARISONS.includes(node.operator) && (isRole(node.left) || isRole(node.right))) report(node)
      },
      'ImportSpecifier[imported.name=/^(actsFor|narrow|standsAt)$/]'(node) {
        context.report({ node, messageId: 'brands' })
      },
      'MemberExpression[object.name="caller"][property.name="brandIds"]'(node) {
        context.report({ node, messageId: 'brands' })
      },
      SwitchStatement(node) {
        if (isRole(node.discriminant)) report(node.discriminant)
      },
    }
  },
}

/** Endpoints name their callers by the lists of one file, so that a group means the same everywhere. */
const namedActors = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { list: 'Who may call it is a list of contract/actors.ts, or several: [...brandStaff, ...creators].' },
  },
  create: (context) => ({
    'Property[key.name="actors"] Literal'(node) {
      context.report({ node, messageId: 'list' })
    },
    [`Literal[value=/^(${ROLES.join('|')}|anonymous)$/]`](node) {
      if (!context.sourceCode.getAncestors(node).some(({ type, key }) => type === 'Property' && key.name === 'actors'))
        context.report({ node, messageId: 'list' })
    },
  }),
}

export const rolesConfig = [
  {
    files: ['server/src/modules/**/*.ts'],
    ignores: ['**/*.test.ts'],
    plugins: { roles: { rules: { 'by-right': byRight } } },
    rules: { 'roles/by-right': 'error' },
  },
  {
    files: ['shared/api/src/contract/endpoints/**/*.ts'],
    plugins: { roles: { rules: { 'named-actors': namedActors } } },
    rules: { 'roles/named-actors': 'error' },
  },
]
