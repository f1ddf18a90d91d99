import { configure, getConfig, render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactElement, ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import type { Locale } from '@samspel/api'
import { IntlProvider } from '@samspel/i18n'
import { type AppStoreOptions, type AppStoreParts, createAppStore, type InjectableSlice } from '@samspel/store'
import { UiProvider } from '@samspel/ui'
import { createFakeApi, type FakeApi, type FakeRoutes } from './fake-api'

// No test is about time. `npm test` measures how slow the machine is.
configure(({ getElementError }) => ({
  asyncUtilTimeout: 15_000 * Number(process.env.TEST_PACE ?? 1),
  // Each change of the document asks a waiting query again. The page is printed for the last of its errors, not for all.
  getElementError: (message, container) =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
}))

/** Surroundings of a rendered part; see {@link renderWithApp}. */
export interface AppOptions {
  /** First state of the store, part by part. */
  state?: AppStoreOptions['preloaded']
  /** Default sv. */
  locale?: Locale
  /** Address that is open. Default `/`. */
  route?: string
  /** Pattern that the rendered part stands at, for `useParams`: `/campaigns/:id`. Default: any address. */
  path?: string
  /** Further routes. A remote's whole route table: give it here and `null` as the part. */
  routes?: RouteObject[]
  /** Answers of the fake API. */
  api?: FakeRoutes | FakeApi
  /** Slices that the remote injects: paged lists, RTK slices. */
  slices?: readonly InjectableSlice[]
  /** Sagas that the remote injects, by name. */
  sagas?: Record<string, Parameters<AppStoreParts['injectSaga']>[1]>
}

/** A rendered part with everything around it. */
export interface AppRender extends RenderResult, AppStoreParts {
  api: FakeApi
  router: ReturnType<typeof createMemoryRouter>
  user: UserEvent
}

/** A store with a fake API, without rendering: for sagas and reducers. */
export const createTestStore = ({
  state,
  api = {},
  slices = [],
  sagas = {},
}: Pick<AppOptions, 'state' | 'api' | 'slices' | 'sagas'> = {}): AppStoreParts & { api: FakeApi } => {
  const fake = 'fetch' in api ? (api as FakeApi) : createFakeApi(api as FakeRoutes)
  const parts = createAppStore({ client: fake.client, preloaded: state })
  for (const slice of slices) parts.injectReducer(slice)
  for (const [name, saga] of Object.entries(sagas)) parts.injectSaga(name, saga)
  return { ...parts, api: fake }
}

/** Renders a part as it stands in the product: store, language, design system, a router and a fake API. */
export const renderWithApp = (
  ui: ReactElement | null,
  { locale = 'sv', route = '/', path = '*', routes = [], ...options }: AppOptions = {},
): AppRender => {
  const parts = createTestStore({ ...options, state: { ...options.state, app: { locale, ...options.state?.app } } })
  const router = createMemoryRouter([...routes, ...(ui ? [{ path, element: ui }] : [])], { initialEntries: [route] })
  const around = (inner: ReactNode) => (
    <Provider store={parts.store as never}>
      <IntlProvider locale={locale}>
        <UiProvider scheme="light">{inner}</UiProvider>
      </IntlProvider>
    </Provider>
  )
  return {
    ...render(around(<RouterProvider router={router} />)),
    ...parts,
    router,
    user: userEvent.setup({ delay: null }),
  }
}
