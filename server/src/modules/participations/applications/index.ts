export { countApplications, exportApplications, listApplications } from './queries'
export { dismissRefusedAnswer, listRefusedAnswers, readRefusedAnswers } from './refusals'
