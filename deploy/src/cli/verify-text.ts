import type { Verified } from '../commands/verify'
import { Refused } from '../registry/refused'

const historyText = ({ entries, chainedFrom }: Verified['history']): string => {
  if (!chainedFrom) return `history: ${entries} entries, none of them chained yet`
  const from = chainedFrom.entry === 1 ? 'the first' : `entry ${chainedFrom.entry} (${chainedFrom.at})`
  return `history: ${entries} entries, chained from ${from} on`
}

/** Describes what was looked through; throws {@link Refused} with each thing that is not as it was written. */
export function verifiedText(done: Verified, location: string): string {
  const { problem } = done.history
  const lines = [
    ...(problem ? [`history, entry ${problem.entry} (${problem.what}): ${problem.why}`] : []),
    ...done.problems.map(({ release, file, why }) => `${release}${file ? ` ${file}` : ''}: ${why}`),
  ]
  if (lines.length > 0)
    throw new Refused(`${location} does not hold what was published:\n${lines.join('\n')}`, 'bad_build')
  return [
    `revision ${done.revision}: ${done.releases} releases with ${done.files} files are as they were published`,
    `${done.live} files of what pages get now are as the registry says`,
    historyText(done.history),
  ].join('\n')
}

/** What `verify` says in its help, in both programs. */
export const verifyAbout = `Checks the signature of the registry and of every release's record, the hash of every file that a record names, that what pages get now has the
hashes that the registry says, and that the history is whole: each entry is signed and names the one before it, so the first one that was changed, moved,
put in or whose neighbour was removed is named. Reads everything: some seconds for a folder, longer for a bucket. Exit code 1 if anything is not as it was written.`
