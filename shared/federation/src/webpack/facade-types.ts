import type { ProvidedNames } from './provided-names.mjs'
import { providedNames } from './provided-names.mjs'

export { adviceFor, providedNames } from './provided-names.mjs'

/** Folder of the facades in the released package. */
export const FACADES = 'facades'

/** Under this name `paths` of a repository's tsconfig has the libraries themselves. */
const WHOLE = 'samspel-whole'

const fileOf = (library: string): string => `${library.replace(/^@/, '').replace('/', '-')}.d.ts`

/**
 * All types of the library, and of its values those that the shell gives. Another one is no value for the compiler, or its type says in an error what
 * to use in its place.
 */
const typesOf = (library: string, { names, instead }: ProvidedNames): string =>
  `// Made from what the shell gives. Another name of ${library} is no value here: the shell has none of it.
export type * from '${WHOLE}/${library}'
export { ${names.join(', ')} } from '${WHOLE}/${library}'
${Object.entries(instead)
  .map(([name, advice]) => `export declare const ${name}: { '${`use ${advice}`.replaceAll("'", '’')}': never }\n`)
  .join('')}`

/** Declaration files of the libraries of which the shell gives only some names, by file name. */
export const facadeTypes = (): Map<string, string> =>
  new Map(Object.entries(providedNames).map(([library, provided]) => [fileOf(library), typesOf(library, provided)]))

/** `paths` in the tsconfig of a separate repository. */
export const facadePaths = (): Record<string, string[]> =>
  Object.fromEntries(
    Object.keys(providedNames).flatMap((library) => [
      [library, [`./node_modules/@samspel/federation/${FACADES}/${fileOf(library)}`]],
      [`${WHOLE}/${library}`, [`./node_modules/${library}`]],
    ]),
  )
