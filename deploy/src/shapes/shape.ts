import { createHash } from 'node:crypto'

/** A declaration, without comments, and where the names in it are declared. */
export interface ShapeDeclaration {
  code: string
  /** Name in the code to the key of its declaration, or to `@samspel/ui#Link` of another library; names of other packages are absent. */
  refs: Readonly<Record<string, string>>
}

/** What a shared library gives, and all that it refers to. */
export interface Shape {
  /** Name that it exports to the key of its declaration, or to that of another library. */
  gives: Readonly<Record<string, string>>
  /** By key: file and name. */
  declarations: Readonly<Record<string, ShapeDeclaration>>
}

/** The shapes of all shared libraries of a shell, by library. */
export type Shapes = Readonly<Record<string, Shape>>

/** Digest of a shape: the same for the sources and for every package made of them. */
export const shapeDigest = (shape: Shape): string =>
  createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 16)

/** Digest of each of the shapes. */
export const shapeDigests = (shapes: Shapes): Record<string, string> =>
  Object.fromEntries(Object.entries(shapes).map(([library, shape]) => [library, shapeDigest(shape)]))

/** Names that are taken, by library. */
export type Taken = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** Only what the taken names need: what a remote keeps of the shapes that it was built against. */
export function shapesTaken(shapes: Shapes, taken: Taken): Shapes {
  const kept: Record<string, { gives: Record<string, string>; declarations: Record<string, ShapeDeclaration> }> = {}
  const keep = (library: string, key: string | undefined): void => {
    if (key === undefined) return
    if (key.startsWith('@')) {
      const [other, name] = key.split('#') as [string, string]
      keepName(other, name)
      return
    }
    const declaration = shapes[library]?.declarations[key]
    const into = (kept[library] ??= { gives: {}, declarations: {} })
    if (!declaration || into.declarations[key]) return
    into.declarations[key] = declaration
    for (const inner of Object.values(declaration.refs)) keep(library, inner)
  }
  const keepName = (library: string, name: string): void => {
    const key = shapes[library]?.gives[name]
    const into = (kept[library] ??= { gives: {}, declarations: {} })
    if (key === undefined || into.gives[name]) return
    into.gives[name] = key
    keep(library, key)
  }
  for (const [library, names] of Object.entries(taken)) for (const name of Object.keys(names)) keepName(library, name)
  return kept
}
