import type { ModulePlugin } from '../http/app'
import { lazy } from '../lazy'
import { openApi } from './openapi'
import { docsPage, docsStyle } from './page'

/** /docs: the contract as a page; /docs/json: the same as OpenAPI. */
export const docs: ModulePlugin = (app) => {
  const json = lazy(() => JSON.stringify(openApi()))
  const page = lazy(docsPage)
  app.get('/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(page()))
  app.get('/docs/style.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(docsStyle))
  app.get('/docs/json', async (_, reply) => reply.type('application/json; charset=utf-8').send(json()))
}
