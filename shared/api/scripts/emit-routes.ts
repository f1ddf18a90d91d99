import { writeFileSync } from 'node:fs'
import { routeFiles } from './route-table'

for (const [name, text] of Object.entries(routeFiles()))
  writeFileSync(new URL(`../src/generated/${name}`, import.meta.url), text)
