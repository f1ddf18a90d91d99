// pnpm resolves the whole workspace again, two thousand packages, as soon as its lockfile does not name a package of it.
const SECTION = '\nimporters:\n\n'
const END = '\n\npackages:\n'
const KINDS = ['dependencies', 'devDependencies']

const plain = (key) => key.replace(/^'(.*)'$/, '$1')

/** Reads an importer's block: for each kind, the lines of each dependency by name. */
function readImporter(block) {
  const kinds = {}
  let kind
  let name
  for (const line of block.split('\n').slice(1)) {
    const [, indent, key] = /^( +)(.+?):(?: |$)/.exec(line) ?? []
    if (indent?.length === 4) {
      kind = key
      kinds[kind] = {}
    } else if (indent?.length === 6) {
      name = plain(key)
      kinds[kind][name] = [line]
    } else kinds[kind][name].push(line)
  }
  return kinds
}

const asksFor = (lines, specifier) =>
  lines !== undefined && plain(lines[1].trim().replace(/^specifier: /, '')) === specifier

/** Peer dependencies of workspace packages are installed (auto-install-peers) and listed as dependencies. */
const wantedOf = ({ dependencies = {}, peerDependencies = {}, devDependencies = {} }) => ({
  dependencies: { ...peerDependencies, ...dependencies },
  devDependencies,
})

/**
 * Adds a package in a new folder of the workspace to the text of pnpm-lock.yaml as pnpm would, if another package with the same depth of
 * folder has the same dependencies already. Otherwise undefined: then only pnpm can resolve them.
 * @param {string} text @param {string} folder relative to the workspace, without `/` @param {Record<string, any>} json its package.json
 */
export function withImporter(text, folder, json) {
  const [from, to] = [text.indexOf(SECTION), text.indexOf(END)]
  if (from < 0 || to < 0 || json.optionalDependencies) return undefined
  const blocks = text.slice(from + SECTION.length, to).split('\n\n')
  const nameOf = (block) => plain(block.slice(0, block.indexOf(':\n')).trim())
  const wanted = wantedOf(json)
  const offers = (kinds) =>
    KINDS.every((kind) =>
      Object.entries(wanted[kind]).every(([name, specifier]) => asksFor(kinds[kind]?.[name], specifier)),
    )
  const sibling = blocks
    .filter((block) => !/[./]/.test(nameOf(block)))
    .map(readImporter)
    .find(offers)
  if (!sibling || blocks.some((block) => nameOf(block) === folder)) return undefined
  const lines = KINDS.filter((kind) => Object.keys(wanted[kind]).length > 0).flatMap((kind) => [
    `    ${kind}:`,
    ...Object.keys(sibling[kind]).flatMap((name) => (name in wanted[kind] ? sibling[kind][name] : [])),
  ])
  const all = [...blocks, [`  ${folder}:`, ...lines].join('\n')]
  const sorted = all.sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
  return text.slice(0, from + SECTION.length) + sorted.join('\n\n') + text.slice(to)
}
