import { addRoutes } from '@samspel/api'
import { againRoutes } from '@samspel/api/routes/again'
import { apiAction, queryActions } from '@samspel/store'

addRoutes(againRoutes)

export const getAskAgain = apiAction('getAskAgain')
export const askAgain = apiAction('askAgain')

/** What is read anew when somebody was chosen: the sheet says which draft asks them. */
export const againAnswers = [queryActions.invalidated({ prefix: getAskAgain.endpoint })]
