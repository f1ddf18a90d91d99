export { MyPickups as default } from '../features/my-pickups'
