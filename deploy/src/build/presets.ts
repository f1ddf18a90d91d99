import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Presets from '@samspel/federation/webpack'

/** The webpack presets that the sources in `dir` are built with: those which their own folder has installed. */
export const presetsOf = (dir: string): Promise<typeof Presets> =>
  import(
    pathToFileURL(createRequire(join(dir, 'package.json')).resolve('@samspel/federation/webpack')).href
  ) as Promise<typeof Presets>
