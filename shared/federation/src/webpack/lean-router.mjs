import { withoutBodies } from './without-bodies.mjs'

const CALL = /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm
const NAME = /^\w+\.displayName = "\w+";$/gm

/**
 * Functions of the router that none of our pages can reach: fetchers and actions (no `useFetcher`, no `Form`, no `action` of a route; the facade that
 * remotes get has none of them), routes that a server adds, middleware (no route has any), instrumentation, pages made by a server. The indent says where they stand.
 */
const UNREACHED = {
  '': [
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
    'RSCErrorHandler',
    'deserializeErrors',
    'DefaultErrorComponent',
    'runClientMiddlewarePipeline',
    'getTargetedDataStrategyMatches',
  ],
  '  ': [
    'fetch2',
    'handleAction',
    'handleFetcherAction',
    'handleFetcherLoader',
    'discoverRoutes',
    'patchRoutes',
    'setFetcherError',
    'getUpdatedRevalidatingFetchers',
  ],
}

const withoutUnreached = (source) =>
  Object.entries(UNREACHED).reduce(
    (text, [indent, names]) => withoutBodies(text, indent, names, 'react-router'),
    source,
  )

/** Whether a file holds the router itself; the packages' other files only hand on what it exports. */
const isRouter = (source) => source.includes('\nfunction createRouter(')

/**
 * Lets the minimizer see that making a context or a component does nothing by itself, and takes out what no page can reach: what nobody takes of the
 * router (forms, links, fetchers, pages made by a server) then goes out with all that it alone uses.
 */
export const leanRouter = (source) =>
  (isRouter(source) ? withoutUnreached(source) : source).replace(CALL, '$1/* @__PURE__ */ ').replace(NAME, '')

/** webpack loader for the router's own files. */
export default leanRouter
