import { act } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'

/** A page whose code is on its way, see {@link slowPage}. */
export interface SlowPage {
  /** To be given to the routes of `renderWithApp`. */
  route: RouteObject
  /** The code is there. */
  arrive: () => Promise<void>
}

/** A page whose code comes when the test says so: until then its visitor is on the way to it, and still sees the page before. */
export const slowPage = (path: string, text: string): SlowPage => {
  let resolve = (_: { Component: () => string }) => {}
  const code = new Promise<{ Component: () => string }>((done) => (resolve = done))
  return {
    route: { path, lazy: () => code },
    arrive: () => act(async () => resolve({ Component: () => text })),
  }
}
