import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import ts from 'typescript'
import type { PublicSurface, RemoteManifest } from '@samspel/federation/registry'
import { listBuildables, workspaceRoot } from '../build/workspace'

/** Facts of the event bus and their payload fields, read from the source: `x?` for a field that may be undefined. */
function readFacts(): Record<string, string[]> {
  const file = join(workspaceRoot, 'shared/event-bus/src/facts.ts')
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const facts = source.statements.find(
    (node): node is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(node) && node.name.text === 'Facts',
  )!
  const fieldsOf = (type: ts.TypeNode | undefined) =>
    type && ts.isTypeLiteralNode(type)
      ? type.members
          .filter(ts.isPropertySignature)
          .map(
            (field) =>
              `${(field.name as ts.Identifier).text}${field.questionToken || field.type?.getText().includes('undefined') ? '?' : ''}`,
          )
      : []
  return Object.fromEntries(
    facts.members
      .filter(ts.isPropertySignature)
      .map((fact) => [(fact.name as ts.StringLiteral).text, fieldsOf(fact.type)]),
  )
}

/** Fact names that occur as literals in a package's sources, except in tests and in the surface itself. */
function factsNamedIn(dir: string, facts: readonly string[]): string[] {
  const files = readdirSync(join(dir, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^(remote|surface)\.ts$/.test(file),
  )
  const text = files.map((file) => readFileSync(join(dir, 'src', file), 'utf8')).join('\n')
  return facts.filter((fact) => text.includes(`'${fact}'`))
}

const facts = readFacts()
const remotes = listBuildables().filter(({ kind }) => kind === 'remote')
const manifestOf = async (dir: string) =>
  ((await import(join(dir, 'src/remote.ts'))) as { remote: RemoteManifest }).remote
const shellSurface = async () =>
  ((await import(join(workspaceRoot, 'shell/src/surface.ts'))) as { surface: PublicSurface }).surface

test('the facts are read as they are written', () => {
  expect(facts['session:signed-in']).toEqual(['scope', 'role?'])
  expect(facts['live:reconnected']).toEqual([])
})

describe.each(remotes.map(({ name, dir }) => ({ name, dir })))('$name', ({ name, dir }) => {
  test('publishes facts of the bus under its own name, with all their fields', async () => {
    const { surface } = await manifestOf(dir)
    for (const [fact, fields] of Object.entries(surface?.publishes ?? {})) {
      expect({ fact, fields }).toEqual({ fact, fields: facts[fact] })
      expect(`mf-${fact.split(':')[0]}`).toBe(name)
    }
  })

  test('listens to facts of the bus, and reads fields that they have', async () => {
    const { surface } = await manifestOf(dir)
    for (const [fact, fields] of Object.entries(surface?.listens ?? {}))
      expect({ fact, fields: facts[fact] }).toEqual({ fact, fields: expect.arrayContaining([...fields]) })
  })

  test('names every fact that its sources name, and no other', async () => {
    const { surface } = await manifestOf(dir)
    const listed = [...Object.keys(surface?.publishes ?? {}), ...Object.keys(surface?.listens ?? {})]
    expect([...new Set(listed)].sort()).toEqual(factsNamedIn(dir, Object.keys(facts)).sort())
  })

  test('names every slot that it fills', async () => {
    const { surface, slots = [] } = await manifestOf(dir)
    expect(Object.keys(surface?.fills ?? {}).sort()).toEqual(slots.map(({ slot }) => slot).sort())
  })
})

test('the shell publishes every fact of its owners that its sources name, with all their fields', async () => {
  const { publishes = {} } = await shellSurface()
  const own = Object.keys(facts).filter((fact) => /^(session|live|platform):/.test(fact))
  expect(publishes).toEqual(Object.fromEntries(own.map((fact) => [fact, facts[fact]])))
})
