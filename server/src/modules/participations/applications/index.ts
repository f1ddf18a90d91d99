export { countApplications, exportApplications, listApplications } from './queries'
