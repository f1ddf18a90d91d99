import type { ModulePlugin } from '../http/app'
import { lazy } from '../lazy'
import { openApi } from './openapi'
import { docsPage, docsStyle } from './page'

/** /docs: the contract as a page; /docs/json: the same as OpenAPI. /docs/companies and its json: what tokens of companies open. */
export const docs: ModulePlugin = (app) => {
  const json = lazy(() => JSON.stringify(openApi()))
  const page = lazy(docsPage)
  const jsonForTokens = lazy(() => JSON.stringify(openApi({ forTokens: true })))
  const pageForTokens = lazy(() => docsPage({ forTokens: true }))
  app.get('/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(page()))
  app.get('/docs/style.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(docsStyle))
  app.get('/docs/companies', async (_, reply) => reply.type('text/html; charset=utf-8').send(pageForTokens()))
  app.get('/docs/companies/json', async (_, reply) =>
    reply.type('application/json; charset=utf-8').send(jsonForTokens()),
  )
  app.get('/docs/json', async (_, reply) => reply.type('application/json; charset=utf-8').send(json()))
}
