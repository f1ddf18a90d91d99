import { type EndpointKey, routeOf } from '@samspel/api'
import { fillPath } from '@samspel/api/client'
import { readToken } from '../session/token'

/**
 * Opens an upload that tells how much of it has been sent, for the caller to send. It is signed here: who asks never has the token of the session.
 */
export const openUpload = (endpoint: EndpointKey, params: Record<string, string | number>): XMLHttpRequest => {
  const { method, path } = routeOf(endpoint)
  const request = new XMLHttpRequest()
  request.open(method, `/api${fillPath(path, params)}`)
  request.setRequestHeader('Authorization', `Bearer ${readToken() ?? ''}`)
  request.setRequestHeader('Accept', 'application/json')
  return request
}
