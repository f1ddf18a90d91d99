import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Schema {
  $ref?: string
  title?: string
  description?: string
  type?: string
  const?: string
  enum?: readonly string[]
  required?: readonly string[]
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: readonly Schema[]
  definitions?: Record<string, Schema>
  version?: number
}

export const readSchema = (direction: 'incoming' | 'outgoing'): Schema =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', 'schema', `${direction}.schema.json`), 'utf8')) as Schema

const quoted = (text: string) => `'${text}'`
const plain: Record<string, string> = { string: 'string', boolean: 'boolean', integer: 'number', object: 'object' }

/** Types of one direction: a definition with a title gets a type of its own. */
function typesOf({ title = '', description = '', oneOf = [], definitions = {} }: Schema): string[] {
  const named = (ref: string): Schema => definitions[ref.split('/').at(-1)!]!
  const typeOf = (schema: Schema): string => {
    if (schema.$ref) return named(schema.$ref).title ?? typeOf(named(schema.$ref))
    if (schema.const) return quoted(schema.const)
    if (schema.enum) return schema.enum.map(quoted).join(' | ')
    if (schema.items) return `readonly ${typeOf(schema.items)}[]`
    if (schema.properties) return shapeOf(schema)
    return plain[schema.type!]!
  }
  const shapeOf = ({ properties = {}, required = [] }: Schema): string =>
    `{ ${Object.entries(properties)
      .map(([key, value]) =>
        required.includes(key) ? `${key}: ${typeOf(value)}` : `${key}?: ${typeOf(value)} | undefined`,
      )
      .join('; ')} }`
  const bodyOf = (schema: Schema) => (schema.properties ? shapeOf(schema) : schema.enum!.map(quoted).join(' | '))

  const own = Object.values(definitions).filter((schema) => schema.title)
  return [
    ...own.flatMap((schema) => [`/** ${schema.description} */`, `export type ${schema.title} = ${bodyOf(schema)}`, '']),
    `/** ${description} */`,
    `export type ${title} =`,
    ...oneOf.map((schema) => `  | ${typeOf(schema)}`),
    '',
  ]
}

const lists = (outgoing: Schema): string[] =>
  [
    ['permissionDialogAction', 'permissionDialogActions'],
    ['statusBarStyle', 'statusBarStyles'],
  ].flatMap(([definition, name]) => {
    const { title, description, enum: values } = outgoing.definitions![definition!]!
    return [
      `/** ${description} */`,
      `export const ${name} = [${values!.map(quoted).join(', ')}] as const satisfies readonly ${title}[]`,
      '',
    ]
  })

/** The file of types that stands for both schemas. */
export function messageTypes(): string {
  const incoming = readSchema('incoming')
  const outgoing = readSchema('outgoing')
  const heard = incoming.oneOf!.map(({ $ref }) => $ref!.split('/').at(-1)!)
  return [
    '// Made from schema/*.json by `npx tsx shared/native/scripts/emit-types.ts`; a test fails when it is stale.',
    '',
    ...typesOf(outgoing),
    ...typesOf(incoming),
    '/** Version of the contract that this page speaks. */',
    `export const CONTRACT_VERSION = ${outgoing.version}`,
    '',
    ...lists(outgoing),
    '/** Types of the messages that the page understands. */',
    `export const heardTypes = [${heard.map(quoted).join(', ')}] as const satisfies readonly IncomingMessage['type'][]`,
    '',
  ].join('\n')
}
