import { type AppDispatch, clearToken, signOut } from '@samspel/store'
import { type Farewell, farewell } from './farewell'

/** Signs out after the server has ended the session. The token is dropped first, so that no further request uses it. */
export const leave = (dispatch: AppDispatch, reason: Farewell): void => {
  farewell.say(reason)
  clearToken()
  dispatch(signOut())
}
