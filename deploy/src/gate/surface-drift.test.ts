import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { listBuildables, workspaceRoot } from '../build/workspace'
import type { DeclaredPart } from './contract-tables'
import { contractRows, declaredParts, readContracts } from './contract-tables'

/** Fact names that occur as literals in a package's sources, except in tests and in the surface itself. */
function factsNamedIn(dir: string, facts: readonly string[]): string[] {
  const files = readdirSync(join(dir, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^(remote|surface)\.ts$/.test(file),
  )
  const text = files.map((file) => readFileSync(join(dir, 'src', file), 'utf8')).join('\n')
  return facts.filter((fact) => text.includes(`'${fact}'`))
}

const fieldNames = (contracts: ReturnType<typeof readContracts>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(contracts).map(([name, { fields }]) => [name, Object.keys(fields)]))

const facts = fieldNames(readContracts('Facts'))
const slots = fieldNames(readContracts('Slots'))
const names = listBuildables().map(({ name }) => name)
let parts: DeclaredPart[]
const partOf = (name: string): DeclaredPart => parts.find((part) => part.name === name)!
beforeAll(async () => {
  parts = await declaredParts()
})

const bare = (field: string): string => field.replace(/\?$/, '')
/** The slot's name in the table of slots: that of its family, if it belongs to one. */
const slotOf = (name: string): string =>
  Object.keys(slots).find((key) => key.endsWith('*') && name.startsWith(key.slice(0, -1))) ?? name

test('the facts are read as they are written', () => {
  expect(facts['session:signed-in']).toEqual(['scope', 'role?'])
  expect(facts['live:reconnected']).toEqual([])
})

test('the slots are read as they are written', () => {
  expect(slots['nav.badge:*']).toEqual([])
  expect(slots['pickup:mentions']).toEqual(['storeParticipationId', 'work?'])
})

describe.each(names.filter((name) => name !== 'shell'))('%s', (name) => {
  test('publishes facts of the bus under its own name, with all their fields', () => {
    const { surface } = partOf(name)
    for (const [fact, fields] of Object.entries(surface.publishes ?? {})) {
      expect({ fact, fields }).toEqual({ fact, fields: facts[fact] })
      expect(`mf-${fact.split(':')[0]}`).toBe(name)
    }
  })

  test('listens to facts of the bus, and reads fields that they have', () => {
    const { surface } = partOf(name)
    for (const [fact, fields] of Object.entries(surface.listens ?? {}))
      expect({ fact, fields: facts[fact] }).toEqual({ fact, fields: expect.arrayContaining([...fields]) })
  })

  test('names every fact that its sources name, and no other', () => {
    const { surface, dir } = partOf(name)
    const listed = [...Object.keys(surface.publishes ?? {}), ...Object.keys(surface.listens ?? {})]
    expect([...new Set(listed)].sort()).toEqual(factsNamedIn(dir, Object.keys(facts)).sort())
  })

  test('names every slot that it fills, and reads props that the slot has', () => {
    const { surface, slots: filled } = partOf(name)
    // One slot may be filled by another widget in another area.
    expect(Object.keys(surface.fills ?? {}).sort()).toEqual([...new Set(filled.map(({ slot }) => slot))].sort())
    for (const [slot, props] of Object.entries(surface.fills ?? {}))
      expect({ slot, props: slots[slotOf(slot)]?.map(bare) }).toEqual({
        slot,
        props: expect.arrayContaining(props.map(bare)),
      })
  })

  test('has each widget checked against the props of its slot', () => {
    const { slots: filled, dir } = partOf(name)
    const unchecked = filled.filter(({ slot, expose, module = `./src/slots/${expose.replace(/^\.\//, '')}.tsx` }) => {
      const [, names = ''] = /satisfies Widget<([^>]+)>/.exec(readFileSync(join(dir, module), 'utf8')) ?? []
      return !names.includes(`'${slot}'`)
    })
    expect(unchecked).toEqual([])
  })
})

test('each slot is offered by one part, with all its props', () => {
  for (const [slot, props] of Object.entries(slots)) {
    const offered = parts.flatMap(({ surface }) => (surface.offers?.[slot] ? [surface.offers[slot]] : []))
    expect({ slot, offered }).toEqual({ slot, offered: [props] })
  }
  const known = parts.flatMap(({ surface }) => Object.keys(surface.offers ?? {}))
  expect(known.filter((slot) => !slots[slot])).toEqual([])
})

test('the shell publishes every fact of its owners that its sources name, with all their fields', () => {
  const own = Object.keys(facts).filter((fact) => /^(session|live|platform):/.test(fact))
  expect(partOf('shell').surface.publishes).toEqual(Object.fromEntries(own.map((fact) => [fact, facts[fact]])))
})

test.each(['Slots', 'Facts'] as const)('the guide has every row of %s, as it is, and no other', async (which) => {
  const guide = readFileSync(join(workspaceRoot, 'docs/guides/slots-and-facts.md'), 'utf8')
  const [, part = ''] = guide.split(new RegExp(`^## ${which}$`, 'm'))
  const rows = part
    .split(/^## /m)[0]!
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  expect(rows).toEqual(await contractRows(which))
})
