import type { PayoutAnswerProblem } from '@samspel/api'
import { filesFromBank } from '../../bank-folder'
import type { Job } from '../../jobs/clock'
import { takeBankFile } from './take-file'

const atOnce = 50

const sentence = ({ kind, expected, found, endToEndId }: PayoutAnswerProblem) =>
  [kind, endToEndId, expected && `expected ${expected}`, found && `found ${found}`].filter(Boolean).join(', ')

/** Reads what the bank has put into the folder. What is refused goes to `failed`, with why beside it, and is an error of the log. */
export const bankFolderJob: Job = {
  name: 'bank-folder',
  everyMs: 10_000,
  run: async ({ db, live, config, now, log }) => {
    if (!config.bankFolder) return
    for (const { name, text, putAway } of await filesFromBank(config.bankFolder, atOnce)) {
      const { problems } =
        text === undefined
          ? {
              problems: [{ kind: 'unreadable' as const, endToEndId: null, creator: null, expected: null, found: null }],
            }
          : await takeBankFile(
              { db, live, config, now: now(), userId: null },
              { content: text, fileName: name.slice(0, 120) },
            )
      if (problems.length === 0) {
        await putAway('done')
        continue
      }
      log.error({ file: name, problems: problems.map(({ kind }) => kind) }, 'a file of the bank was refused')
      await putAway('failed', `${problems.map(sentence).join('\n')}\n`)
    }
  },
}
