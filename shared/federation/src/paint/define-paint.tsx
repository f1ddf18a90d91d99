import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { EndpointKey, ResponseOf } from '@samspel/api'
import type { ApiRequest } from '@samspel/store'
import { matchPath } from '../registry/match'
import { draw, handOver, type Paint, readerOf, setStage } from './stage'

/** Asks the API as a visitor would; undefined while the answer is not there. */
export type PaintRead = <K extends EndpointKey>(request: ApiRequest<K>) => Promise<ResponseOf<K> | undefined>

/** A page whose first view is painted before any script of it runs. */
export interface PaintedPage {
  /** Path with the parameters that the page looks for. */
  path: string
  /** The path of `src/remote.ts` that owns it, where that is another. */
  route?: string
  page: ComponentType
  /** Reads what the page shows and puts it where the page looks for it; answers false when there is nothing to paint. */
  prepare?: (params: Record<string, string>, read: PaintRead) => Promise<boolean>
  /** Keys of the browser's storage, without their prefix, whose presence means that the visitor is shown something else; and time zones where they are. */
  unless?: readonly string[]
}

const depthOf = (path: string): number => path.split('/').filter(Boolean).length

/** A painter of these pages. */
export function createPaint(pages: readonly PaintedPage[]): Paint {
  return async (asked) => {
    const { path, route, answers } = asked
    const found = pages.find((page) => (page.route ?? page.path) === route && depthOf(page.path) === depthOf(path))
    const params = found && matchPath(found.path, path)
    if (!params) return { needs: [] }
    const needs: string[] = []
    const client = readerOf(answers, needs)
    setStage(path, false)
    const read: PaintRead = async (request) => (await client.call(request.meta.endpoint, request.payload)).data as never
    const isThere = (await found.prepare?.(params, read)) ?? true
    if (needs.length > 0 || !isThere) return { needs }
    const Page = found.page
    const drawn = draw(asked, client, () => (
      <RouterProvider
        router={createMemoryRouter([{ path: found.path, element: <Page /> }], { initialEntries: [path] })}
      />
    ))
    return { needs, ...drawn, ...(found.unless && { unless: found.unless }) }
  }
}

/** The painter of a remote's own pages (docs/decisions/0145). */
export const definePaint = (pages: readonly PaintedPage[]): void => handOver(createPaint(pages))
