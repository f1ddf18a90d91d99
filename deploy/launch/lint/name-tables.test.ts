import { expect, test } from '@jest/globals'
import { lintFiles } from './lint-files'

const table = (name: string, call: string, keys: string[]) =>
  `export const ${name} = ${call}({\n${keys.map((key) => `  ${key}: { id: 'mf-new.${name}.${key}', description: 'State', defaultMessage: 'Ett', en: 'One' },`).join('\n')}\n})\n`

test('texts for the members of a list of the contract name the type of their keys', async () => {
  const messages = await lintFiles({
    'shell/src/index.ts': 'export const shell = 1\n',
    'shared/ui/src/index.ts': 'export const ui = 1\n',
    'server/src/modules/orders/index.ts': 'export const orders = 1\n',
    'shared/api/src/contract/states.ts':
      "export const doorStates = ['open', 'shut'] as const\nexport type DoorState = (typeof doorStates)[number]\n",
    'mf-new/src/messages.ts': [
      "import { defineMessages } from '@samspel/i18n'\n",
      table('untyped', 'defineMessages', ['shut', 'open']),
      table('tabs', 'defineMessages', ['all', 'open', 'shut']),
      table('typed', "defineMessages<'open' | 'shut'>", ['open', 'shut']),
      table('others', 'defineMessages', ['open', 'title']),
    ].join(''),
  })
  expect(
    messages['mf-new/src/messages.ts']!.map(({ ruleId, line, message }) => [ruleId, line, message.slice(0, 38)]),
  ).toEqual([
    ['name-tables/typed', 2, 'These are the members of doorStates: n'],
    ['name-tables/typed', 6, 'These are the members of doorStates: n'],
  ])
})
