// Libraries of which the shell gives only some names (shell/src/boot/facades, which a test compares): the names, and what to use in place of others.

const OWN_LINK = 'Link of @samspel/ui, which knows the navigation of the page'
const OWN_FORM = 'Form of @samspel/forms, and an action of @samspel/store'
const OWN_TEXT = 'useText of @samspel/i18n, or its Text'
const OWN_FORMATS = 'useFormats of @samspel/i18n'
const OWN_REQUEST = 'apiAction of @samspel/store: one saga makes all calls'
const OWN_STORE =
  'the store of the page: useAppStore of @samspel/store; reducers and sagas are added at the start of the remote'

const all = (names, advice) => Object.fromEntries(names.map((name) => [name, advice]))

export const providedNames = {
  'react-router-dom': {
    names: [
      'createBrowserRouter',
      'isRouteErrorResponse',
      'Navigate',
      'Outlet',
      'redirect',
      'RouterProvider',
      'useBlocker',
      'useLocation',
      'useMatch',
      'useNavigate',
      'useNavigation',
      'useOutletContext',
      'useParams',
      'useRouteError',
      'useSearchParams',
    ],
    instead: {
      ...all(['Link', 'NavLink'], OWN_LINK),
      ...all(['Form', 'useFetcher', 'useSubmit', 'useActionData'], OWN_FORM),
      ...all(
        ['BrowserRouter', 'Routes', 'Route', 'useRoutes'],
        'the routes of src/routes.tsx, which defineRemote takes',
      ),
      ...all(['createMemoryRouter', 'MemoryRouter'], 'renderWithApp of @samspel/testing'),
      useLoaderData: 'useQuery of @samspel/store',
    },
  },
  'react-intl': {
    names: ['IntlProvider', 'useIntl'],
    instead: {
      ...all(['FormattedMessage', 'injectIntl', 'createIntl'], OWN_TEXT),
      ...all(
        [
          'FormattedDate',
          'FormattedNumber',
          'FormattedTime',
          'FormattedRelativeTime',
          'FormattedList',
          'FormattedPlural',
        ],
        OWN_FORMATS,
      ),
      ...all(['defineMessages', 'defineMessage'], 'defineMessages of @samspel/i18n'),
    },
  },
  'react-redux': {
    names: ['Provider', 'ReactReduxContext', 'shallowEqual', 'useDispatch', 'useSelector', 'useStore'],
    instead: { connect: 'useAppSelector and useAppDispatch of @samspel/store' },
  },
  'redux-saga': {
    names: ['buffers', 'channel', 'default', 'END', 'eventChannel'],
    instead: {},
  },
  '@reduxjs/toolkit': {
    names: [
      'combineReducers',
      'createAction',
      'createReducer',
      'createSlice',
      'current',
      'isAnyOf',
      'nanoid',
      'original',
    ],
    instead: {
      createAsyncThunk: OWN_REQUEST,
      createEntityAdapter: 'useEntities of @samspel/store: records are kept once',
      createListenerMiddleware: 'a saga of redux-saga',
      ...all(['configureStore', 'createStore'], OWN_STORE),
      ...all(['createSelector', 'createDraftSafeSelector'], 'useMemo of react, or reselect among your dependencies'),
    },
  },
}

/**
 * Says what to use in place of a name that the shell does not give; undefined if it gives the name, or the whole library.
 * @param {string} library @param {string} name
 */
export function adviceFor(library, name) {
  const provided = providedNames[library]
  if (!provided || provided.names.includes(name)) return undefined
  const instead = Object.hasOwn(provided.instead, name) ? provided.instead[name] : undefined
  return instead ? `use ${instead}` : `it has ${provided.names.join(', ')}`
}
