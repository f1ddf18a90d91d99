import { addRoutes } from '@samspel/api'
import { servicesRoutes } from '@samspel/api/routes/services'

addRoutes(servicesRoutes)

export { ServicesPage as default } from './ServicesPage'
