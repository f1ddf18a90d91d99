import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const STYLESHEET = /^\.{1,2}\/.*\.module\.css$/

/** The names of all classes in a stylesheet, including nested rules. */
const classesIn = (file) =>
  new Set(
    [
      ...readFileSync(file, 'utf8')
        .replaceAll(/\/\*.*?\*\//gs, '')
        .matchAll(/\.([A-Za-z_][\w-]*)/g),
    ].map(([, name]) => name),
  )

/** Reports classes that the stylesheet lacks: they would be `undefined` at run time, and the element would silently lose its styling. */
const known = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unknownClass: '{{file}} has no class .{{name}}.',
      noStylesheet: '{{file}} does not exist.',
    },
  },
  create(context) {
    return {
      ImportDeclaration(node) {
        const source = node.source.value
        if (typeof source !== 'string' || !STYLESHEET.test(source)) return
        const file = path.resolve(path.dirname(context.filename), source)
        if (!existsSync(file)) {
          context.report({ node: node.source, messageId: 'noStylesheet', data: { file: source } })
          return
        }
        const classes = classesIn(file)
        for (const variable of context.sourceCode.getDeclaredVariables(node))
          for (const { identifier } of variable.references) {
            const { parent } = identifier
            if (parent.type !== 'MemberExpression' || parent.object !== identifier) continue
            const name = parent.computed ? parent.property.value : parent.property.name
            if (typeof name === 'string' && !classes.has(name))
              context.report({ node: parent.property, messageId: 'unknownClass', data: { file: source, name } })
          }
      },
    }
  },
}

export const classNamesConfig = {
  files: ['shell/src/**/*.tsx', 'mf-*/src/**/*.tsx', 'shared/*/src/**/*.tsx'],
  plugins: { 'css-modules': { rules: { known } } },
  rules: { 'css-modules/known': 'error' },
}
