// npm run dev -- mf-x --into <url> [--dir <folder>]; PORT says where, 3004 if nothing does.
import { commandOf } from './program'
import { startDev } from './start-dev'

await startDev(commandOf('dev'))
