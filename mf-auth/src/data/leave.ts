import { type AppDispatch, clearToken, signOut } from '@samspel/store'
import { type Farewell, farewell } from './farewell'

/** Signs out after the server has ended the session by itself: the token is forgotten first, so that nothing is asked with it. */
export const leave = (dispatch: AppDispatch, reason: Farewell): void => {
  farewell.say(reason)
  clearToken()
  dispatch(signOut())
}
