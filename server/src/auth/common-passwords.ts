import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordMinLength } from '@samspel/api'
import { invalid } from '../errors'

/** Passwords that guessing begins with, in lower case; shorter ones are refused for their length. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((word) => word.length >= passwordMinLength),
)

/** 422 at `password` for one of the passwords that most people have chosen, whatever its case. */
export const refuseCommonPassword = (password: string): void => {
  if (common.has(password.toLowerCase())) throw invalid({ password: ['too_common'] })
}
