import type { Handlers } from '../../http/call'
import { listBankFiles, readBankFile, readPayoutAnswer } from './files'

export { bankFolderJob } from './folder-job'
export { sealedBankFiles } from './take-file'

export const bankHandlers = {
  listBankFiles: (call) => listBankFiles(call, call.query),
  readBankFile: (call) => readBankFile(call, call.body),
  readPayoutAnswer: (call) => readPayoutAnswer(call, { ...call.params, ...call.body }),
} satisfies Partial<Handlers>
