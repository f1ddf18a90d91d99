// npm run dev -- mf-x --into <url> [--dir <folder>]; PORT says where, 3004 if nothing does.
import { readOptions } from './options'
import { startDev } from './start-dev'

await startDev(readOptions('dev'))
