import { expect, test } from '@jest/globals'
import { lintFiles } from './lint-files'

const CARD = `import css from './Card.module.css'
const size = 'large'
export const Card = () => (
  <p className={css.root}>
    <b className={css['nested-name']} />
    <i className={css.gone} />
    <u className={css[size]} />
  </p>
)
`

// Folders that the rest of the configuration expects in a checkout.
const CHECKOUT = {
  'shell/src/index.ts': 'export const shell = 1\n',
  'shared/ui/src/index.ts': 'export const ui = 1\n',
  'server/src/modules/orders/index.ts': 'export const orders = 1\n',
}

test('a class that its stylesheet does not have is told by its name; so is a stylesheet that is not there', async () => {
  const messages = await lintFiles({
    ...CHECKOUT,
    'mf-new/src/Card.tsx': CARD,
    'mf-new/src/Card.module.css': '.root {\n  /* .gone */\n  & .nested-name {\n    color: red;\n  }\n}\n',
    'mf-new/src/Lost.tsx':
      "import css from './Lost.module.css'\nexport const Lost = () => <p className={css.root} />\n",
  })
  const said = (file: string) =>
    messages[file]!.filter(({ ruleId }) => ruleId === 'stylesheets/known').map(({ message }) => message)
  expect(said('mf-new/src/Card.tsx')).toEqual(['./Card.module.css has no class .gone.'])
  expect(said('mf-new/src/Lost.tsx')).toEqual(['./Lost.module.css does not exist.'])
})

test('a rule that asks :has of the whole document is told, one that asks it of a part is not', async () => {
  const messages = await lintFiles({
    ...CHECKOUT,
    'mf-new/src/Root.ts': "import './root.css'\n",
    'mf-new/src/root.css': '.side,\nhtml.dark:has([aria-modal]) .page {\n  color: red;\n}\n',
    'mf-new/src/Part.ts': "import './part.css'\n",
    'mf-new/src/part.css': ':root[data-modal] .row:has(:checked) {\n  color: red;\n}\n',
  })
  const said = (file: string) =>
    messages[file]!.filter(({ ruleId }) => ruleId === 'stylesheets/no-root-has').map(({ message }) => message)
  expect(said('mf-new/src/Root.ts')).toEqual([
    './root.css asks :has of the whole document; set an attribute with useRootMark instead.',
  ])
  expect(said('mf-new/src/Part.ts')).toEqual([])
})
