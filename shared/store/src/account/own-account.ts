import { apiAction } from '../requests/api-action'

/** Changes the own record of staff (C-29, C-27): the state of form `editMe` follows it, of another `form`, or of none with `skipForm`. */
export const updateMe = apiAction('updateMe', { form: 'editMe' })

/** Changes a creator's own record (C-37): form `editInstagramer`, a `form` of its own, or none with `skipForm`; `throwErrors` rejects. */
export const updateInstagramerMe = apiAction('updateInstagramerMe', { form: 'editInstagramer' })

/** A creator's own record (C-38); `throwErrors` rejects. */
export const getInstagramerMe = apiAction('getInstagramerMe')

/** Types the password again, which {@link updateMe}, {@link updateInstagramerMe} and a new provider ask for with `confirmation_needed`. */
export const confirmPassword = apiAction('confirmPassword')

/** Where a creator's sign-in by Facebook starts, in the same window, with the current page as return address (row C-41). */
export const facebookSignIn = (page: string): string =>
  `/api/auth/instagramers/auth/facebook?resource_class=Instagramer&auth_origin_url=${encodeURIComponent(page)}&omniauth_window_type=sameWindow`
