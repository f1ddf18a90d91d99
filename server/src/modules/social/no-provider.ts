import { AppError } from '../../errors'
import type { SocialProvider } from './provider'

const off = (): Promise<never> => Promise.reject(new AppError('provider_unavailable'))

/** Where Samspel is registered with no network: only what is stored can be shown. */
export const noProvider: SocialProvider = {
  readProfile: off,
  listPosts: off,
  listStories: off,
  readPost: off,
  readAudience: off,
  copyPicture: off,
}
