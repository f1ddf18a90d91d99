import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Presets from '@samspel/federation/webpack'

/** The webpack presets for the sources in `dir`, as installed in that folder. */
export const presetsOf = (dir: string): Promise<typeof Presets> =>
  import(
    pathToFileURL(createRequire(join(dir, 'package.json')).resolve('@samspel/federation/webpack')).href
  ) as Promise<typeof Presets>
