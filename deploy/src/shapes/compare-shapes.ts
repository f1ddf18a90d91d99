import ts from 'typescript'
import { compareEntries } from './compare'
import type { Place } from './compare-types'
import type { ShapeDeclaration, Shapes } from './shape'

const turned = (place: Place): Place => (place === 'got' ? 'given' : 'got')

/** Names of types that consumers make and pass in, whatever refers to them. */
const GIVEN = /(Props|Options|Definition|Manifest|Input)$/

/** Where the names of a declaration stand: in what consumers pass in, or in what they get. */
function placesOf(code: string, place: Place): [name: string, place: Place][] {
  const file = ts.createSourceFile('a.d.ts', code, ts.ScriptTarget.ES2022, true)
  const found = new Map<string, [string, Place]>()
  const visit = (node: ts.Node, at: Place): void => {
    if (ts.isIdentifier(node)) {
      const there = GIVEN.test(node.text) ? 'given' : at
      found.set(`${node.text} ${there}`, [node.text, there])
    }
    ts.forEachChild(node, (inner) => visit(inner, ts.isParameter(inner) ? turned(at) : at))
  }
  visit(file, place)
  return [...found.values()]
}

/** A declaration of a library. */
interface Found extends ShapeDeclaration {
  library: string
  key: string
}

/** The declaration of a key, or that of what another library gives. */
function find(shapes: Shapes, library: string, key: string | undefined): Found | undefined {
  if (key === undefined) return undefined
  if (key.startsWith('@')) {
    const [other, name] = key.split('#') as [string, string]
    return find(shapes, other, shapes[other]?.gives[name])
  }
  const declaration = shapes[library]?.declarations[key]
  return declaration && { ...declaration, library, key }
}

/**
 * What narrows for who takes a name of a library: in its declaration, and in all that it refers to. Empty if it fits, and if one side does not
 * know the name: that it is gone is another check's.
 */
export function narrowedBy(before: Shapes, after: Shapes, library: string, name: string): string[] {
  const seen = new Set<string>()
  const compare = (old: Found | undefined, next: Found | undefined, place: Place): string[] => {
    // A name that the declaration itself does not have any more is found where it had it.
    if (!old || !next) return []
    const visit = `${old.library} ${old.key} ${place}`
    if (seen.has(visit)) return []
    seen.add(visit)
    return [
      ...compareEntries(old.code, next.code, place)
        .filter(({ weight }) => weight === 'breaks')
        .map(({ what }) => what),
      ...placesOf(old.code, place).flatMap(([inner, at]) =>
        compare(find(before, old.library, old.refs[inner]), find(after, next.library, next.refs[inner]), at),
      ),
    ]
  }
  const given = (shapes: Shapes) => find(shapes, library, shapes[library]?.gives[name])
  return [...new Set(compare(given(before), given(after), 'got'))]
}
