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

/** Rules that ask `:has` of the whole document. */
const ROOT_HAS = /(?:^|[\s,>+~(])(?:html|body|:root)[^\s,{>+~]*:has\(/

/** Reports `:has` on the document's root: for it a browser works out every style of the document again each time anything in it changes. */
const noRootHas = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { rootHas: '{{file}} asks :has of the whole document; set an attribute with useRootMark instead.' },
  },
  create(context) {
    return {
      ImportDeclaration(node) {
        const source = node.source.value
        if (typeof source !== 'string' || !/^\.{1,2}\/.*\.css$/.test(source)) return
        const file = path.resolve(path.dirname(context.filename), source)
        if (existsSync(file) && ROOT_HAS.test(readFileSync(file, 'utf8')))
          context.report({ node: node.source, messageId: 'rootHas', data: { file: source } })
      },
    }
  },
}

export const stylesheetsConfig = {
  files: ['shell/src/**/*.{ts,tsx}', 'mf-*/src/**/*.{ts,tsx}', 'shared/*/src/**/*.{ts,tsx}'],
  plugins: { stylesheets: { rules: { known, 'no-root-has': noRootHas } } },
  rules: { 'stylesheets/known': 'error', 'stylesheets/no-root-has': 'error' },
}
