import { beforeAll, describe, expect, test } from '@jest/globals'
import { lintFiles, type LintMessage } from './lint-files'

const FILES: Record<string, string> = {
  'server/src/modules/a/compares.ts': 'export const f = (role: string, other: string) => role !== other\n',
  'server/src/modules/a/member.ts':
    'export const f = (one: { role: string } | undefined, other: string) => one?.role === other\n',
  'server/src/modules/a/literal.ts': "export const f = (list: string[]) => list.includes('store_user')\n",
  'server/src/modules/a/type.ts': "export type Mine = 'admin' | 'other'\n",
  'server/src/modules/a/sql.ts': "export const where = `u.role = 'company'`\n",
  'server/src/modules/a/switch.ts':
    'export const f = (caller: { role: string }) => {\n  switch (caller.role) {\n    default:\n      return 1\n  }\n}\n',
  'server/src/modules/a/own.ts': "import { actsFor } from '../../auth/brand-scope'\n\nexport const f = actsFor\n",
  'server/src/modules/a/brands.ts': 'export const f = (caller: { brandIds: string[] }) => caller.brandIds\n',
  'server/src/modules/a/passed.ts':
    "interface Place {\n  company: string\n}\nexport const f = ({ role }: { role: string }, place: Place['company']) => [role, place]\n",
  'server/src/modules/a/some.test.ts': "export const role = 'admin'\n",
  'server/src/auth/roles.ts': "export const role = 'admin'\n",
  'shared/api/src/contract/endpoints/inline.ts': "export const one = { actors: ['creator'] }\n",
  'shared/api/src/contract/endpoints/local.ts':
    "const staff = ['company']\nexport const one = { actors: staff, by: ['creator'] }\n",
  'shared/api/src/contract/endpoints/named.ts':
    "import { creators } from '../actors'\nexport const one = { actors: [...creators], by: ['creator'] }\n",
  'shared/api/src/contract/actors.ts': "export const creators = ['creator']\n",
}

let found: Record<string, LintMessage[]>
beforeAll(async () => {
  found = await lintFiles(FILES)
})
const rulesIn = (file: string) => found[file]!.map(({ ruleId }) => ruleId)

describe('roles', () => {
  test.each(['compares', 'member', 'literal', 'type', 'sql', 'switch'])('a module asks for no role: %s', (name) =>
    expect(rulesIn(`server/src/modules/a/${name}.ts`)).toEqual(['roles/by-right']),
  )
  test.each(['own', 'brands'])('a module that looks whose brand it is asks for a right as well: %s', (name) =>
    expect(rulesIn(`server/src/modules/a/${name}.ts`)).toEqual(['roles/by-right']),
  )
  test('a role may be passed on, and tests and the file of roles may name it', () =>
    expect(
      ['server/src/modules/a/passed.ts', 'server/src/modules/a/some.test.ts', 'server/src/auth/roles.ts'].flatMap(
        rulesIn,
      ),
    ).toEqual([]))
  test.each(['inline', 'local'])('an endpoint lists no callers of its own: %s', (name) =>
    expect(rulesIn(`shared/api/src/contract/endpoints/${name}.ts`)).toEqual(['roles/named-actors']),
  )
  test('an endpoint takes lists of the one file, and the creator may be a value of another field', () =>
    expect(['endpoints/named.ts', 'actors.ts'].flatMap((file) => rulesIn(`shared/api/src/contract/${file}`))).toEqual(
      [],
    ))
})
