import { pageState } from '../../../shared/data'
import { startPackages } from './data/packages'

export { PackagesPage as default } from './PackagesPage'

pageState.mount(startPackages)
