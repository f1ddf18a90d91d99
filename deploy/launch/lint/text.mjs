const LETTERS = '/\\p{L}/u'
const MESSAGE = 'Texts live in messages.ts beside the component (sv and en in one definition).'
const SHOWN = '/^(label|title|placeholder|alt|description|aria-label|aria-description|aria-roledescription)$/'

/** Selectors for no-restricted-syntax that find literal text in components, which translators would never see. */
export const noLiteralText = [
  { selector: `JSXText[value=${LETTERS}]`, message: MESSAGE },
  { selector: `JSXElement > JSXExpressionContainer > Literal[value=${LETTERS}]`, message: MESSAGE },
  { selector: `JSXAttribute[name.name=${SHOWN}] > Literal[value=${LETTERS}]`, message: MESSAGE },
  {
    selector: `JSXAttribute[name.name=${SHOWN}] > JSXExpressionContainer > Literal[value=${LETTERS}]`,
    message: MESSAGE,
  },
  {
    selector: `JSXAttribute[name.name=${SHOWN}] > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${LETTERS}]`,
    message: MESSAGE,
  },
]

/**
 * Forbids `force` in journeys: what a person cannot click is a bug of the product. `rm` and `rmSync` use
 * the same option name for something else.
 */
export const noForcedPress = {
  selector:
    'CallExpression[callee.type="MemberExpression"]:not([callee.property.name=/^rm/]) > ObjectExpression > Property[key.name="force"]',
  message: 'A forced press hides what is in the way of a person too: press what they press, or mend what covers it.',
}

export const noExportAll = {
  selector: 'ExportAllDeclaration:not([exported])',
  message: "Name every export: the diff of index.ts is the review of the package's face.",
}
