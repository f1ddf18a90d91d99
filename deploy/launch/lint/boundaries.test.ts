import { beforeAll, describe, expect, test } from '@jest/globals'
import { lintFiles, type LintMessage } from './lint-files'

/** A made-up repository that contains each kind of cycle and each kind of import past an index once, next to allowed imports. */
const FILES: Record<string, string> = {
  // A cycle of two API modules whose way back is a type, in a different file.
  'server/src/modules/orders/index.ts': "export { order } from './deep/order'\n",
  'server/src/modules/orders/deep/order.ts': "import { bill } from '../../bills'\nexport const order = bill\n",
  'server/src/modules/orders/shape.ts': 'export interface Shape { id: string }\n',
  'server/src/modules/bills/index.ts': "export { bill } from './bill'\n",
  'server/src/modules/bills/bill.ts': 'export const bill = 1\n',
  'server/src/modules/bills/print.ts':
    "import type { Shape } from '../orders/shape'\nexport const print = (shape: Shape) => shape.id\n",
  // A cycle of three folders of a package that includes a dynamic import.
  'shell/src/start/start.ts': "import { menu } from '../menu/menu'\nexport const start = menu\n",
  'shell/src/menu/menu.ts': "import { help } from '../help/help'\nexport const menu = help\n",
  'shell/src/help/help.ts': "export const help = () => import('../start/start')\n",
  'shell/src/help/text.ts': 'export const text = 1\n',
  'shell/src/start/title.ts': "import { text } from '../help/text'\nexport const title = text\n",
  // A cycle of two files in one folder.
  'mf-new/src/features/list/index.ts': "export { List } from './list'\n",
  'mf-new/src/features/list/list.ts': "import type { Row } from './row'\nexport type List = Row[]\n",
  'mf-new/src/features/list/row.ts': "import type { List } from './list'\nexport interface Row { within: List }\n",
  // Features, with and without an audience folder.
  'mf-new/src/features/form/index.ts': "export { form } from './form'\n",
  'mf-new/src/features/form/form.ts': "import { text } from './parts/text'\nexport const form = text\n",
  'mf-new/src/features/form/parts/text.ts': 'export const text = 1\n',
  'mf-new/src/staff/features/desk/index.ts': "export { desk } from './desk'\n",
  'mf-new/src/staff/features/desk/desk.ts': 'export const desk = 1\n',
  'mf-new/src/routes.ts':
    "import { form } from './features/form'\nimport { desk } from './staff/features/desk'\nexport const routes = [form, desk]\n",
  'mf-new/src/features/form/page/index.ts': 'export const page = 1\n',
  'mf-new/src/pages.ts': "import { page } from './features/form/page'\nexport const pages = [page]\n",
  'server/src/modules/bills/deep/index.ts': 'export const deep = 1\n',
  'server/src/deep.ts': "import { deep } from './modules/bills/deep'\nexport const taken = deep\n",
  'mf-new/src/inside.ts': "import { text } from './features/form/parts/text'\nexport const inside = text\n",
  'mf-new/src/inside-staff.ts': "import { desk } from './staff/features/desk/desk'\nexport const inside = desk\n",
  'mf-new/src/inside.test.ts': "import { text } from './features/form/parts/text'\nexport const tested = text\n",
  // A cycle of packages that import each other by name.
  'shared/low/package.json': '{ "name": "@samspel/low", "exports": { ".": "./src/index.ts" } }',
  'shared/low/src/index.ts': "import { high } from '@samspel/high'\nexport const low = high\n",
  'shared/high/package.json': '{ "name": "@samspel/high", "exports": { ".": "./src/index.ts" } }',
  'shared/high/src/index.ts': "import { low } from '@samspel/low'\nexport const high = low\n",
  // File names of hooks.
  'shell/src/menu/useMenu.ts': 'export const useMenu = () => 1\n',
  'shell/src/menu/use-menu.ts': 'export const useMenu = () => 1\n',
}

let found: Record<string, LintMessage[]>
beforeAll(async () => {
  found = await lintFiles(FILES)
})

describe('structure/boundaries', () => {
  test.each([
    [
      'modules',
      'server/src/modules/orders/deep/order.ts',
      'In server/src/modules this import closes a circle: orders → bills → orders.',
    ],
    ['folders', 'shell/src/start/start.ts', 'In shell/src this import closes a circle: start → menu → help → start.'],
    ['folders, on demand', 'shell/src/help/help.ts', 'In shell/src this import closes a circle: help → start → '],
    [
      'files',
      'mf-new/src/features/list/row.ts',
      'In mf-new/src/features/list this import closes a circle: row.ts → list.ts → row.ts.',
    ],
    ['packages', 'shared/low/src/index.ts', 'In shared this import closes a circle: low → high → low.'],
  ])('refuses a circle of %s', (_, file, message) => {
    expect(found[file]).toEqual([
      expect.objectContaining({ ruleId: 'structure/boundaries', message: expect.stringContaining(message) }),
    ])
  })

  test.each([
    [
      'a module, for a type too',
      'server/src/modules/bills/print.ts',
      'server/src/modules/orders is entered by its index only',
    ],
    ['a module by an index inside it', 'server/src/deep.ts', 'server/src/modules/bills is entered by its index only'],
    ['a feature', 'mf-new/src/inside.ts', 'mf-new/src/features/form is entered by its index only'],
    [
      'a feature of one audience',
      'mf-new/src/inside-staff.ts',
      'mf-new/src/staff/features/desk is entered by its index only',
    ],
  ])('refuses the inside of %s', (_, file, message) => {
    expect(found[file]?.map((one) => one.message)).toContainEqual(expect.stringContaining(message))
  })

  test.each([
    ['a feature that takes its own inside', 'mf-new/src/features/form/form.ts'],
    ['a feature that is taken by its index', 'mf-new/src/routes.ts'],
    ['a page of a feature that is taken by its own index', 'mf-new/src/pages.ts'],
    ['a test that takes what it tests', 'mf-new/src/inside.test.ts'],
  ])('accepts %s', (_, file) => {
    expect(found[file]).toEqual([])
  })
})

test('structure/hook-files: files of hooks are named in kebab-case', () => {
  expect(found['shell/src/menu/useMenu.ts']?.map((one) => one.ruleId)).toEqual(['structure/hook-files'])
  expect(found['shell/src/menu/use-menu.ts']).toEqual([])
})
