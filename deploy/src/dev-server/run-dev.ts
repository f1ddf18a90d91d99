// npm run dev -- mf-x --into <url> [--dir <folder>]; PORT sets the port, 3004 by default.
import { readOptions } from './options'
import { startDev } from './start-dev'

await startDev(readOptions('dev'))
