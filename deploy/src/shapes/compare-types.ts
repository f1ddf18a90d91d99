import ts from 'typescript'

/** Whether a change breaks consumers. */
export type Weight = 'breaks' | 'fits'

/** A difference as text: `Notice.tone: 'warn' is gone`. */
export interface Difference {
  weight: Weight
  what: string
}

/** Whether consumers pass it in (parameters, component props, options) or get it from us. */
export type Place = 'given' | 'got'

const breaks = (what: string): Difference => ({ weight: 'breaks', what })
const fits = (what: string): Difference => ({ weight: 'fits', what })
const short = (text: string): string => text.replace(/\s+/g, ' ')
const textOf = (node: ts.Node | undefined): string => (node ? short(node.getText()) : 'unknown')
const isOptional = (node: ts.Node): boolean => Boolean((node as { questionToken?: ts.Node }).questionToken)
const maybe = (type: string): boolean => type === 'undefined' || type === 'null'

/** Compares members of type literals, interfaces and classes: removed, added or changed. */
export function compareMembers(
  before: readonly ts.Node[],
  after: readonly ts.Node[],
  path: string,
  place: Place,
): Difference[] {
  const keyOf = (node: ts.Node): string =>
    (node as { name?: ts.Node }).name?.getText() ?? short(node.getText()).split(/[(:]/)[0]!
  const next = new Map(after.map((node) => [keyOf(node), node]))
  const old = new Set(before.map(keyOf))
  const kept = before.flatMap((node): Difference[] => {
    const name = `${path}.${keyOf(node)}`
    const now = next.get(keyOf(node))
    if (!now) return [breaks(`${name} is gone`)]
    const changed: Difference[] = []
    if (isOptional(node) && !isOptional(now))
      changed.push(place === 'given' ? breaks(`${name} must be given now`) : fits(`${name} is always there now`))
    if (!isOptional(node) && isOptional(now))
      changed.push(place === 'got' ? breaks(`${name} may be absent now`) : fits(`${name} may be left out now`))
    return [...changed, ...compareTypes(node, now, name, place)]
  })
  const added = after.filter((node) => !old.has(keyOf(node)))
  return [
    ...kept,
    ...added.map((node) =>
      place === 'given' && !isOptional(node)
        ? breaks(`${path}.${keyOf(node)} must be given now`)
        : fits(`${path}.${keyOf(node)} is new`),
    ),
  ]
}

function compareUnions(
  before: readonly ts.TypeNode[],
  after: readonly ts.TypeNode[],
  path: string,
  place: Place,
): Difference[] {
  const [old, next] = [before.map(textOf), after.map(textOf)]
  return [
    ...old
      .filter((text) => !next.includes(text))
      .map((text) =>
        maybe(text) && place === 'got' ? fits(`${path} is never ${text} now`) : breaks(`${path}: ${text} is gone`),
      ),
    ...next
      .filter((text) => !old.includes(text))
      .map((text) =>
        maybe(text) && place === 'got' ? breaks(`${path} may be ${text} now`) : fits(`${path}: ${text} is new`),
      ),
  ]
}

type Signature = ts.SignatureDeclarationBase & { parameters: ts.NodeArray<ts.ParameterDeclaration> }

/** What a function that we get takes is given by us, and the other way round. */
const turned = (place: Place): Place => (place === 'got' ? 'given' : 'got')

function compareSignatures(before: Signature, after: Signature, path: string, place: Place): Difference[] {
  const left = before.parameters
    .slice(after.parameters.length)
    .map((one) => breaks(`${path} takes no ${textOf(one.name)} any more`))
  const added = after.parameters.slice(before.parameters.length).map((one) =>
    // A function that consumers pass in may ignore what it is called with.
    isOptional(one) || one.dotDotDotToken || place === 'given'
      ? fits(`${path} takes ${textOf(one.name)}`)
      : breaks(`${path} needs ${textOf(one.name)} now`),
  )
  const same = before.parameters.slice(0, after.parameters.length).flatMap((one, at): Difference[] => {
    const now = after.parameters[at]!
    const name = `${path}(${textOf(now.name)})`
    const required =
      place === 'got'
        ? isOptional(one) && !isOptional(now) && breaks(`${name} must be given now`)
        : !isOptional(one) && isOptional(now) && breaks(`${name} may be absent now`)
    return [...(required ? [required] : []), ...compareTypes(one, now, name, turned(place))]
  })
  const generics =
    short((before.typeParameters ?? []).map(textOf).join()) === short((after.typeParameters ?? []).map(textOf).join())
  return [
    ...left,
    ...added,
    ...same,
    ...(generics ? [] : [breaks(`${path} has other type parameters`)]),
    ...compareTypeNodes(before.type, after.type, `${path}()`, place),
  ]
}

const isSignature = (node: ts.Node): node is Signature & ts.Node =>
  ts.isFunctionTypeNode(node) ||
  ts.isMethodSignature(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isConstructorDeclaration(node) ||
  ts.isCallSignatureDeclaration(node)

/** A single type counts as a union of one. */
const partsOf = (node: ts.TypeNode): readonly ts.TypeNode[] => (ts.isUnionTypeNode(node) ? node.types : [node])

function compareTypeNodes(
  before: ts.TypeNode | undefined,
  after: ts.TypeNode | undefined,
  path: string,
  place: Place,
): Difference[] {
  if (textOf(before) === textOf(after)) return []
  if (!before || !after) return [breaks(`${path} was ${textOf(before)} and is ${textOf(after)}`)]
  if (ts.isTypeLiteralNode(before) && ts.isTypeLiteralNode(after))
    return compareMembers(before.members, after.members, path, place)
  if (isSignature(before) && isSignature(after)) return compareSignatures(before, after, path, place)
  if (
    ts.isTypeReferenceNode(before) &&
    ts.isTypeReferenceNode(after) &&
    textOf(before.typeName) === textOf(after.typeName)
  ) {
    if (textOf(before.typeName) === 'Folded') return [fits(`${path} is another one`)]
    const [old, next] = [before.typeArguments ?? [], after.typeArguments ?? []]
    if (old.length === next.length) return old.flatMap((type, at) => compareTypeNodes(type, next[at], path, place))
  }
  if (ts.isTupleTypeNode(before) && ts.isTupleTypeNode(after)) {
    const [old, next] = [before.elements.map(textOf), after.elements.map(textOf)]
    // Lists of names; their order does not matter.
    return [
      ...old.filter((text) => !next.includes(text)).map((text) => breaks(`${path}: ${text} is gone`)),
      ...next.filter((text) => !old.includes(text)).map((text) => fits(`${path}: ${text} is new`)),
    ]
  }
  if (ts.isUnionTypeNode(before) || ts.isUnionTypeNode(after))
    return compareUnions(partsOf(before), partsOf(after), path, place)
  return [breaks(`${path} was ${textOf(before)} and is ${textOf(after)}`)]
}

/** Compares two members, parameters or declarations of the same name. */
export function compareTypes(before: ts.Node, after: ts.Node, path: string, place: Place): Difference[] {
  if (textOf(before) === textOf(after)) return []
  if (isSignature(before) && isSignature(after)) return compareSignatures(before, after, path, place)
  return compareTypeNodes((before as { type?: ts.TypeNode }).type, (after as { type?: ts.TypeNode }).type, path, place)
}
