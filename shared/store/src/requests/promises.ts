import type { Middleware } from 'redux'
import { type ApiOutcome, type ApiRequest, isApiRequest, RequestFailure } from './api-action'

const waiting = new WeakMap<ApiRequest, (outcome: ApiOutcome) => void>()

/** Makes `dispatch` of a request return a promise of its outcome, so that components can await it. */
export const promiseMiddleware: Middleware = () => (next) => (action) => {
  if (!isApiRequest(action)) return next(action)
  const promise = new Promise<ApiOutcome>((resolve, reject) => {
    waiting.set(action, (outcome) => {
      if (action.meta.throwErrors && outcome.parsedError) reject(new RequestFailure(outcome.parsedError))
      else resolve(outcome)
    })
  })
  next(action)
  return promise
}

/** Settles the promise of a request. The request saga calls it once, as its last step. */
export const settle = (action: ApiRequest, outcome: ApiOutcome): void => {
  waiting.get(action)?.(outcome)
  waiting.delete(action)
}
