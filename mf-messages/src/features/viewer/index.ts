export { Viewer } from './Viewer'
