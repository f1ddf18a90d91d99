export { SettingsLayout as default } from './SettingsLayout'
