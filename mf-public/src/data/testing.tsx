import { renderWithApp, type AppOptions, type AppRender } from '@samspel/testing'
import type { ReactElement } from 'react'
import { queryClient } from './api'

/** {@link renderWithApp} with nothing read before, and no waiting between the requests of a failing read. */
export const renderPublic = (ui: ReactElement | null, options?: AppOptions): AppRender => {
  queryClient.clear()
  const { queries, ...rest } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...rest, queries: { ...queries, retryDelay: 0 } })
  return renderWithApp(ui, options)
}
