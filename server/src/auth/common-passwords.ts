import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordMinLength } from '@samspel/api'
import { invalid } from '../errors'

/** Passwords that attackers try first, in lower case. Those below the minimum length are left out because the length check rejects them. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((word) => word.length >= passwordMinLength),
)

/** Refuses commonly used passwords, regardless of case, with a 422 at `password`. */
export const refuseCommonPassword = (password: string): void => {
  if (common.has(password.toLowerCase())) throw invalid({ password: ['too_common'] })
}
