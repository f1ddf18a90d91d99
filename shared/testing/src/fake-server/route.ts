import type { EndpointKey } from '@samspel/api'
import type { Endpoint } from '@samspel/api/contract'
import { endpoints, methodsOf } from '@samspel/api/contract'

/** A call of the contract, found by method and path. */
export interface Call {
  key: EndpointKey
  endpoint: Endpoint
  params: Record<string, string>
}

const entries = Object.entries(endpoints) as [EndpointKey, Endpoint][]

const serves = ({ base }: Endpoint, prefix: string): boolean =>
  prefix === 'api' || base === 'public' || base === 'either'

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const segment = given[index] ?? ''
    if (part.startsWith(':') && segment) params[part.slice(1)] = decodeURIComponent(segment)
    else if (part !== segment) return undefined
  }
  return params
}

/**
 * The contract's endpoint for an address below `/api` or `/public`; `/users/me` beats `/users/:id`, and what is public alone beats the rest
 * below `/public`.
 */
export function findCall(method: string, prefix: string, path: string): Call | undefined {
  const found = entries.flatMap(([key, endpoint]) => {
    const params =
      methodsOf(endpoint).some((known) => known === method) && serves(endpoint, prefix)
        ? paramsOf(endpoint.path, path)
        : undefined
    return params ? [{ key, endpoint, params }] : []
  })
  const weight = ({ endpoint, params }: Call) =>
    Object.keys(params).length * 2 + Number((endpoint.base === 'public') !== (prefix === 'public'))
  return found.sort((a, b) => weight(a) - weight(b))[0]
}
