import { addRoutes } from '@samspel/api'
import { settingsRoutes } from '@samspel/api/routes/settings'

export { NoticeSettingsPage as default } from './NoticeSettingsPage'

addRoutes(settingsRoutes)
