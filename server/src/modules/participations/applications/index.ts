export { exportApplications, listApplications } from './queries'
