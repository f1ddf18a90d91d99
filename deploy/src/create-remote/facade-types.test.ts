import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import ts from 'typescript'
import { facadePaths, FACADES, facadeTypes, providedNames } from '@samspel/federation/facade-types'
import { workspaceRoot } from '../build/workspace'
import { temporaryFolder } from '../temporary-folder'

const root = temporaryFolder('repository')
const template = readFileSync(join(import.meta.dirname, 'standalone-template/tsconfig.json.template'), 'utf8')
const { compilerOptions } = JSON.parse(template) as { compilerOptions: { paths: object } }

beforeAll(() => {
  const modules = join(root, 'node_modules')
  for (const library of [...Object.keys(providedNames), 'react', '@types/react', '@types/node']) {
    mkdirSync(dirname(join(modules, library)), { recursive: true })
    const from = ['mf-wallet/node_modules', 'node_modules'].map((place) => join(workspaceRoot, place, library))
    symlinkSync(
      from.find((place) => ts.sys.directoryExists(place))!,
      join(modules, library),
    )
  }
  const facades = join(modules, '@samspel/federation', FACADES)
  mkdirSync(facades, { recursive: true })
  for (const [file, text] of facadeTypes()) writeFileSync(join(facades, file), text)
})

/** What the compiler says of a file in a separate repository. */
function problemsOf(code: string): string[] {
  const file = join(root, 'src/a.tsx')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, code)
  const options = { ...compilerOptions, types: [], noUnusedLocals: false }
  const parsed = ts.parseJsonConfigFileContent({ compilerOptions: options, files: ['src/a.tsx'] }, ts.sys, root)
  const program = ts.createProgram(parsed.fileNames, parsed.options)
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

test('the template takes the types of what the shell gives', () => expect(compilerOptions.paths).toEqual(facadePaths()))

test('names that the shell gives, and all types, are there', () => {
  const names = Object.entries(providedNames).map(
    ([library, { names: given }], at) =>
      `import { ${given.map((name, nth) => `${name} as a${at}_${nth}`).join(', ')} } from '${library}'\n` +
      given.map((_, nth) => `console.log(a${at}_${nth})`).join('\n'),
  )
  expect(
    problemsOf(
      `${names.join('\n')}\nimport type { RouteObject, LinkProps } from 'react-router-dom'\nexport type A = RouteObject | LinkProps\n`,
    ),
  ).toEqual([])
})

test.each([
  ["import { Link } from 'react-router-dom'\nexport const a = <Link to='/'>a</Link>\n", 'use Link of @samspel/ui'],
  [
    "import { FormattedMessage } from 'react-intl'\nexport const a = <FormattedMessage id='a' />\n",
    'use useText of @samspel/i18n',
  ],
  ["import { connect } from 'react-redux'\nexport const a = connect()\n", 'use useAppSelector'],
  [
    "import { createAsyncThunk } from '@reduxjs/toolkit'\nexport const a = createAsyncThunk('a', () => 1)\n",
    'use apiAction of @samspel/store',
  ],
  [
    "import { useHref } from 'react-router-dom'\nexport const a = useHref('/')\n",
    "'useHref' cannot be used as a value",
  ],
])('%s does not compile, and says what to use', (code, advice) => expect(problemsOf(code).join('\n')).toContain(advice))
