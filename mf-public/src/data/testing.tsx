import type { ReactElement } from 'react'
import { type AppOptions, type AppRender, renderWithApp } from '@samspel/testing'
import { queryClient } from './api'

/** {@link renderWithApp} with an empty cache, and without delays between retries. */
export const renderPublic = (ui: ReactElement | null, options?: AppOptions): AppRender => {
  queryClient.clear()
  const { queries, ...rest } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...rest, queries: { ...queries, retryDelay: 0 } })
  return renderWithApp(ui, options)
}
