import { apiAction } from '../requests/api-action'

/** Changes the own record of staff (C-29, C-27): the state of form `editMe` follows it, of another `form`, or of none with `skipForm`. */
export const updateMe = apiAction('updateMe', { form: 'editMe' })

/** Changes a creator's own record (C-37): form `editInstagramer`, a `form` of its own, or none with `skipForm`; `throwErrors` rejects. */
export const updateInstagramerMe = apiAction('updateInstagramerMe', { form: 'editInstagramer' })

/** A creator's own record (C-38); `throwErrors` rejects. */
export const getInstagramerMe = apiAction('getInstagramerMe')
