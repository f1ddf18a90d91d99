import { writeFileSync } from 'node:fs'
import { routeTable } from './route-table'

writeFileSync(new URL('../src/generated/routes.ts', import.meta.url), routeTable())
