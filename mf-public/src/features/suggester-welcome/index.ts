export { SuggesterWelcomePage as default } from './SuggesterWelcomePage'
