import type { EndpointKey } from '../contract/types'
import { coreRoutes } from '../generated/routes'
import type { Route, RouteTable } from './route'

let known: RouteTable = coreRoutes

/** Makes calls known that one remote alone makes; it hands over its table when it starts. Adding the same one again changes nothing. */
export const addRoutes = (table: RouteTable): void => {
  known = { ...known, ...table }
}

/** Where a call goes. Throws for one whose table nobody has added: that is a mistake in the code that calls it. */
export const routeOf = (key: EndpointKey): Route => {
  const route = known[key]
  if (!route) throw new Error(`The call ${key} has no route here: add its table with addRoutes`)
  return route
}
