import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import { providedNames } from '@samspel/federation/facade-types'

const root = resolve(__dirname, '../../../..')

const filesUnder = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) return filesUnder(path)
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : []
  })

/** Names in the braces of an import or export, types and renamings left out. */
const namesIn = (braces: string): string[] =>
  braces
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/)[0]!)

const facadeOf: Record<string, string> = {
  'react-router-dom': 'react-router-dom.ts',
  'react-redux': 'react-redux.ts',
  'react-intl': 'react-intl.ts',
  '@reduxjs/toolkit': 'toolkit.ts',
  'redux-saga': 'redux-saga.ts',
}

const namesGiven = (facade: string): string[] =>
  [...readFileSync(join(__dirname, facade), 'utf8').matchAll(/export \{([^}]*)\}/g)].flatMap(([, names]) =>
    namesIn(names!),
  )

test('remotes and other repositories are told just the names that are given', () => {
  const told = Object.entries(providedNames).map(([library, { names }]) => [library, [...names].sort()])
  const given = Object.entries(facadeOf).map(([library, facade]) => [library, namesGiven(facade).sort()])
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(given))
})

test('the guide for other repositories has the same names', () => {
  const guide = readFileSync(join(root, 'docs/guides/a-repository-of-its-own.md'), 'utf8')
  const rows = Object.entries(providedNames).map(([library, { names }]) => [
    library,
    new RegExp(`^\\| \`${library}\` \\| (.*?) \\|`, 'm').exec(guide)?.[1]?.replaceAll('`', '').split(', ').sort(),
    [...names].sort(),
  ])
  for (const [library, inGuide, given] of rows) expect([library, inGuide]).toEqual([library, given])
})

const remotes = readdirSync(root).filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'src')))

test.each(Object.entries(facadeOf))('what remotes import of %s is provided by the shell', (library, facade) => {
  const provided = new Set(namesGiven(facade))
  const imports = new RegExp(`import \\{([^}]*)\\} from '${library}'`, 'g')
  const missing = remotes.flatMap((remote) =>
    filesUnder(join(root, remote, 'src')).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(imports)]
        .flatMap(([, names]) => namesIn(names!))
        .filter((name) => !provided.has(name))
        .map((name) => `${file.slice(root.length + 1)}: ${name}`),
    ),
  )
  expect(missing).toEqual([])
})
