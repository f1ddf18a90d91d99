import { expect, test } from '@jest/globals'
import { sbomText } from './sbom'

const packages = [
  { name: '@scope/part', version: '1.2.3', license: 'MIT' },
  { name: 'react', version: '19.0.0', license: 'MIT', provided: true as const },
  { name: 'odd', version: '1.0.0+x', license: 'SEE LICENSE IN FILE.md' },
]
const release = { name: 'mf-a', version: '1', inputs: 'i', commit: 'c'.repeat(40) }

interface Bom {
  [key: string]: unknown
  serialNumber: string
  components: { 'bom-ref': string; purl: string; [key: string]: unknown }[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}
const bomOf = (...args: Parameters<typeof sbomText>) => JSON.parse(sbomText(...args)) as Bom

test('it has the shape of CycloneDX 1.6, and the same build gives the same text', () => {
  const bom = bomOf(release, packages)
  expect(sbomText(release, packages)).toBe(sbomText(release, packages))
  // What the schema requires, and how it writes it.
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 })
  expect(bom.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
  expect(Object.keys(bom).sort()).toEqual(
    ['$schema', 'bomFormat', 'components', 'dependencies', 'metadata', 'serialNumber', 'specVersion', 'version'].sort(),
  )
  for (const component of bom.components) {
    expect(component).toMatchObject({ type: 'library', name: expect.any(String), scope: 'required' })
    expect(component.purl).toMatch(/^pkg:npm\/(?:%40[^/]+\/)?[^@/]+@[^@]+$/)
  }
  const refs = bom.components.map((each) => each['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
  expect(bom.dependencies).toEqual([{ ref: 'mf-a@1', dependsOn: refs }, ...refs.map((ref) => ({ ref }))])
})

test('packages are named with licence, and what the shell provides is marked', () => {
  const { components } = bomOf(release, packages)
  expect(components).toEqual([
    expect.objectContaining({ purl: 'pkg:npm/%40scope/part@1.2.3', licenses: [{ expression: 'MIT' }] }),
    expect.objectContaining({
      name: 'react',
      properties: [{ name: 'samspel:provided-by', value: 'shell' }],
    }),
    expect.objectContaining({
      purl: 'pkg:npm/odd@1.0.0%2Bx',
      licenses: [{ license: { name: 'SEE LICENSE IN FILE.md' } }],
    }),
  ])
  expect(components[0]).not.toHaveProperty('properties')
})

test('a build of a tool that does not say what it contains is said to be incomplete', () => {
  expect(bomOf(release, undefined).metadata).toMatchObject({
    properties: [
      { name: 'samspel:commit', value: release.commit },
      { name: 'samspel:incomplete', value: expect.any(String) },
    ],
  })
})
