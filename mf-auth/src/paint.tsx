import { definePaint } from '@samspel/federation/paint'
import LoginPage from './features/login'

definePaint([
  { path: '/login', page: LoginPage, unless: ['account-type'] },
  { path: '/login/:accountType', route: '/login', page: LoginPage },
])
