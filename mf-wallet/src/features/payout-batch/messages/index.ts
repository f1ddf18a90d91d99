import { actMessages } from './acts'
import { pageMessages } from './page'
import { detailMessages } from './row'
import { rowMessages } from './rows'
import { sideMessages } from './side'

/** Texts of a batch and of all that is done with it. */
export const messages = {
  ...pageMessages,
  ...rowMessages,
  ...sideMessages,
  ...actMessages,
  ...detailMessages,
}
