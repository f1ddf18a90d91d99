import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import Ajv from 'ajv'
import { readSchema } from '../scripts/message-types'
import { CONTRACT_VERSION } from './index'
import { createReader } from './read'

const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/native.md'), 'utf8')
const examplesOf = (direction: string) =>
  [...guide.matchAll(new RegExp('```json ' + direction + '\\n([\\s\\S]*?)```', 'g'))].map(
    ([, text]) => JSON.parse(text!) as { type: string },
  )

describe.each(['incoming', 'outgoing'] as const)('the guide: %s messages', (direction) => {
  const schema = readSchema(direction)
  const isValid = new Ajv({ allErrors: true }).addVocabulary(['version']).compile(schema)
  const examples = examplesOf(direction)

  test('each example is one by the schema (E-39)', () => {
    for (const example of examples) expect([example, isValid(example)]).toEqual([example, true])
  })

  test('every message has an example', () => {
    expect([...new Set(examples.map(({ type }) => type))].sort()).toEqual(
      schema.oneOf!.map(({ $ref }) => $ref!.split('/').at(-1)).sort(),
    )
  })
})

test('the page takes the examples of the wrapper’s messages, and the guide names its version', () => {
  const read = createReader()
  for (const example of examplesOf('incoming')) expect(read(JSON.stringify(example))).toEqual(example)
  expect(guide).toContain(`\`version\` is ${CONTRACT_VERSION}.`)
})
