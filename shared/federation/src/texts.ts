// What tools for translators need of the build, and of FormatJS as the build uses it.
export type { Definition, DefinitionGroup } from './webpack/definitions.mjs'
export { readDefinitions } from './webpack/definitions.mjs'
export { parse } from '@formatjs/icu-messageformat-parser'
export { isStructurallySame } from '@formatjs/icu-messageformat-parser/manipulator.js'
