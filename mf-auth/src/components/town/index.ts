import { addRoutes } from '@samspel/api'
import { settingsRoutes } from '@samspel/api/routes/settings'

export { TownField } from './TownField'

addRoutes(settingsRoutes)
