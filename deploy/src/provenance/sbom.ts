import { createHash } from 'node:crypto'
import type { PublishedData } from '../build/build-data'

type Packages = NonNullable<PublishedData['packages']>

const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.startsWith('@') ? `%40${name.slice(1)}` : name}@${encodeURIComponent(version)}`

const EXPRESSION = /^\(?[A-Za-z0-9.+-]+(?: (?:AND|OR|WITH) [A-Za-z0-9.+-]+)*\)?$/

const licensesOf = (license: string) =>
  EXPRESSION.test(license) ? [{ expression: license }] : [{ license: { name: license } }]

function componentOf({ name, version, license, provided }: Packages[number]) {
  const purl = purlOf(name, version)
  return {
    type: 'library',
    'bom-ref': provided ? `${purl}#provided` : purl,
    name,
    version,
    scope: 'required',
    ...(license !== undefined && { licenses: licensesOf(license) }),
    purl,
    ...(provided && { properties: [{ name: 'samspel:provided-by', value: 'shell' }] }),
  }
}

/** A number in the form of a UUID that is the same for the same content. */
function serialOf(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex')
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/**
 * The packages of a release as CycloneDX 1.6. The same build gives the same text.
 * @param inputs what distinguishes the build
 * @param packages of the build; a build of another tool does not say them, and the list says that
 */
export function sbomText(
  { name, version, inputs, commit }: { name: string; version: string; inputs: string; commit?: string | undefined },
  packages: Packages | undefined,
): string {
  const root = `${name}@${version}`
  const components = (packages ?? []).map(componentOf)
  const properties = [
    ...(commit === undefined ? [] : [{ name: 'samspel:commit', value: commit }]),
    ...(packages
      ? []
      : [{ name: 'samspel:incomplete', value: 'the tool that built this does not say what it contains' }]),
  ]
  const content = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      tools: { components: [{ type: 'application', name: 'samspel' }] },
      component: { type: 'application', 'bom-ref': root, name, version },
      ...(properties.length > 0 && { properties }),
    },
    components,
    dependencies: [
      { ref: root, dependsOn: components.map((each) => each['bom-ref']) },
      ...components.map((each) => ({ ref: each['bom-ref'] })),
    ],
  }
  return `${JSON.stringify({ $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json', serialNumber: serialOf(inputs + JSON.stringify(content)), ...content }, null, 2)}\n`
}

/** SHA-256 in hex, as records hold it. */
export const digestOf = (contents: Buffer | string): string => createHash('sha256').update(contents).digest('hex')
