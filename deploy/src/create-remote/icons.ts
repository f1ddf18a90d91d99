import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names of the icons of `@samspel/ui`. */
export const iconsIn = (root: string): string[] =>
  [...readFileSync(join(root, 'shared/ui/src/icons/name-list.ts'), 'utf8').matchAll(/'([a-z0-9-]+)'/g)].map(
    (match) => match[1]!,
  )
