import '@samspel/ui/styles.css'
import './frame/painted.css'
import { boot } from './boot/boot'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the shell')

boot(root, { sv: '/terms/sv', en: '/terms/en' })
