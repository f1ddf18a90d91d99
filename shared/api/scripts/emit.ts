import { writeFileSync } from 'node:fs'
import { phoneDataText } from './phone-data'
import { routeFiles } from './route-table'

const files = { ...routeFiles(), 'phone-data.ts': phoneDataText() }
for (const [name, text] of Object.entries(files))
  writeFileSync(new URL(`../src/generated/${name}`, import.meta.url), text)
