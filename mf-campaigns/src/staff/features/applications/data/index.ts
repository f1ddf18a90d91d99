export {
  answersSent,
  applicationLists,
  applicationSaga,
  type ApplicationsOverview,
  applicationsOverview,
  exportApplications,
  overviewName,
  selectOverview,
} from './applications'
