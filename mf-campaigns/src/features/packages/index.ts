import { mountLate, startDesk } from '../../data'

export { PackagesPage as default } from './PackagesPage'

mountLate(startDesk)
