import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Area } from '@samspel/federation/registry'
import { areas } from '../areas'

/** Checked options for a new remote. */
export interface RemoteOptions {
  /** Name of the remote, for example `mf-reports`. */
  name: string
  /** Path that the remote owns, for example `/reports`. */
  path: string
  areas: readonly Area[]
  titleSv: string
  titleEn: string
  /** Name of an icon in `@samspel/ui`. */
  icon: string
}

/** What both commands that make a remote are asked, as `parseArgs` reads it. */
export const ofARemote = {
  path: { type: 'string' },
  areas: { type: 'string' },
  title: { type: 'string' },
  'title-en': { type: 'string' },
  icon: { type: 'string' },
  packages: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

/** Invalid options; the message is shown to the user. */
export class InvalidOptions extends Error {
  override name = 'InvalidOptions'
}

/** A remote that already owns paths. */
export interface Owner {
  name: string
  routes: readonly { path: string; areas: readonly string[] }[]
}

const NAME = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const PATH = /^(\/(:?[a-z][A-Za-z0-9-]*))+$/

const pattern = (path: string): string => path.replace(/:[^/]+/g, ':')
const words = (name: string): string => name.replace(/^mf-/, '').replaceAll('-', ' ')
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

interface Given {
  path?: string | undefined
  areas?: string | undefined
  title?: string | undefined
  titleEn?: string | undefined
  icon?: string | undefined
}

/**
 * Reads and checks the options: the name must be unused and well-formed, the path must not be owned by another remote in the same area, and
 * the icon must exist. Throws {@link InvalidOptions} with instructions.
 */
export function readOptions(
  name: string | undefined,
  given: Given,
  workspace: { root: string; owners: readonly Owner[]; icons: readonly string[] },
): RemoteOptions {
  if (!name) throw new InvalidOptions('Which name? For example: npm run create-remote -- mf-reports')
  if (!NAME.test(name))
    throw new InvalidOptions(
      `'${name}' is no name of a remote: mf- and then small letters, digits and hyphens, such as mf-reports`,
    )
  if (existsSync(join(workspace.root, name))) throw new InvalidOptions(`There is a folder ${name} already`)

  const path = given.path ?? `/${name.replace(/^mf-/, '')}`
  if (!PATH.test(path))
    throw new InvalidOptions(`'${path}' is no path: small letters, such as /reports or /reports/:id`)
  const wanted = (given.areas ?? 'admin,company').split(',').map((area) => area.trim())
  const strangers = wanted.filter((area) => !areas.includes(area as Area))
  if (strangers.length > 0)
    throw new InvalidOptions(`${strangers.join(', ')}: no such area; there are ${areas.join(', ')}`)
  const owner = workspace.owners.find(({ routes }) =>
    routes.some((route) => pattern(route.path) === pattern(path) && route.areas.some((area) => wanted.includes(area))),
  )
  if (owner) throw new InvalidOptions(`${path} belongs to ${owner.name}: choose another with --path`)

  const icon = given.icon ?? 'sparkles'
  if (!workspace.icons.includes(icon))
    throw new InvalidOptions(`There is no icon '${icon}'; shared/ui/src/icons/name-list.ts has the list`)
  const titleSv = given.title ?? sentence(words(name))
  return { name, path, areas: wanted as Area[], titleSv, titleEn: given.titleEn ?? titleSv, icon }
}
