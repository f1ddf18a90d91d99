import { createHash } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'

interface File {
  body: string
  type: string
}

/** The parts of a release that these tests use. */
export interface Release {
  version: string
  entry: string
  global: string
  files: Record<string, { integrity: string; bytes: number }>
  needs: { shared: Record<string, string> }
  previous?: Release
}

export interface Registry {
  revision: number
  remotes: Record<string, Release>
}

/** A copied release and the contents of its files. */
export interface ReleaseCopy {
  release: Release
  files: Map<string, File>
}

const hashOf = (body: string) => `sha256-${createHash('sha256').update(body).digest('base64')}`

const typeOf = (path: string) => (path.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8')

const known = new Map<string, string>()

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const text = known.get(path) ?? (await (await request.get(path)).text())
  known.set(path, text)
  return text
}

/**
 * Copies a published release under another version, with its own runtime name and correct hashes, so that
 * only the injected fault can make it fail.
 * @param change returns modified code for the entry
 */
export async function copyRelease(
  request: APIRequestContext,
  live: Release,
  version: string,
  change: (entry: string, global: string) => string = (entry) => entry,
): Promise<ReleaseCopy> {
  const global = `${live.global}_${version.replace(/\W/g, '_')}`
  const moved = (text: string) => text.replaceAll(`/${live.version}/`, `/${version}/`)
  const paths = Object.keys(live.files).filter((path) => /\.(js|css)$/.test(path) && path !== live.entry)
  const files = new Map<string, File>()
  const hashes: [string, string][] = []
  for (const path of paths) {
    const body = (await textOf(request, path)).replaceAll(live.global, global)
    files.set(moved(path), { body, type: typeOf(path) })
    hashes.push([live.files[path]!.integrity, hashOf(body)])
  }
  let entry = (await textOf(request, live.entry)).replaceAll(live.global, global)
  for (const [before, after] of hashes) entry = entry.replaceAll(before, after)
  entry = change(entry, global)
  files.set(moved(live.entry), { body: entry, type: typeOf('.js') })

  const { previous: _previous, ...rest } = live
  const release = JSON.parse(moved(JSON.stringify(rest))) as Release
  for (const [path, { body }] of files) if (release.files[path]) release.files[path].integrity = hashOf(body)
  return { release: { ...release, version, global }, files }
}
