import type { CreatorPapers, Instagramer, Locale, User } from '@samspel/api'
import { type AppRender, buildInstagramer, buildUser, type FakeRoutes, renderWithApp, wire } from '@samspel/testing'
import { facebookAccountsName, facebookAccountsReducer } from '../../data/facebook-accounts'
import { ConnectionsPage } from './connections/ConnectionsPage'
import { PrivacyPage } from './privacy/PrivacyPage'
import { ProfilePage } from './profile/ProfilePage'
import { SecurityPage } from './security/SecurityPage'
import { SettingsLayout } from './SettingsLayout'

/** The remote's routes without lazy chunks. */
const routes = [
  {
    path: '/settings',
    element: <SettingsLayout />,
    children: [
      { index: true, element: <ProfilePage /> },
      { path: 'security', element: <SecurityPage /> },
      { path: 'connections', element: <ConnectionsPage /> },
      { path: 'privacy', element: <PrivacyPage /> },
    ],
  },
]

const stateOf = (kind: 'user' | 'instagramer', record: User | Instagramer) => ({
  auth: {
    authenticated: true,
    scope: kind,
    role: kind === 'user' ? (record as User).role : undefined,
    roleResolved: true,
  },
  app: kind === 'user' ? { currentUserId: record.id } : { currentInstagramerId: record.id },
  entities: { [kind === 'user' ? 'users' : 'instagramers']: { [record.id]: record } },
})

const slices = [{ name: facebookAccountsName, reducer: facebookAccountsReducer }]
const nothingInTheWay = {
  'GET /account/obstacles': { obstacles: [] },
  'GET /auth/email_change': { email_change: null },
}
/** Papers of a creator in Sweden in which nothing is missing. */
export const ownPapers: CreatorPapers = {
  firstName: 'Moa',
  lastName: 'Lind',
  street: 'Storgatan 1',
  postalCode: '411 15',
  town: 'Göteborg',
  taxCountry: 'SE',
  taxNumberMasked: null,
  takesTaxNumber: false,
  birthDate: null,
  takesBirthDate: false,
  vatNumber: null,
  vatState: null,
  vatCheckedAt: null,
  vatName: null,
  missing: [],
}
const ofCreator = {
  ...nothingInTheWay,
  'GET /profile_categories': { profile_categories: [] },
  'GET /instagramers/me/delivery_address': { delivery_address: null },
  'GET /instagramers/me/seller_reports': { reports: [] },
  'GET /instagramers/me/papers': wire({ papers: ownPapers, asksVies: false }),
}

/** Opens a settings path as a staff member. */
export const openAsStaff = (route: string, api: FakeRoutes = {}, change: Partial<User> = {}): AppRender =>
  renderWithApp(null, {
    route,
    routes,
    slices,
    api: { ...nothingInTheWay, ...api },
    state: stateOf('user', buildUser(change)) as never,
  })

/** Opens a settings path as a creator with a password and a page address. */
export const openAsCreator = (
  route: string,
  api: FakeRoutes = {},
  change: Partial<Instagramer> = {},
  locale: Locale = 'sv',
): AppRender =>
  renderWithApp(null, {
    locale,
    route,
    routes,
    slices,
    api: { ...ofCreator, ...api },
    state: stateOf(
      'instagramer',
      buildInstagramer({
        email: 'moa@b.se',
        emailConfirmed: true,
        hasPassword: true,
        collaborationPageSlug: 'anna',
        connectedAccount: null,
        bankAccountLastFour: null,
        ...change,
      }),
    ) as never,
  })
