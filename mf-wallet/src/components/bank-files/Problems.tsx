import type { PayoutAnswerProblem } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Notice } from '@samspel/ui'
import { fileMessages } from './messages'

/** Why nothing of a file was taken. */
export function Problems({ title, problems }: { title: string; problems: readonly PayoutAnswerProblem[] }) {
  const t = useText()
  if (problems.length === 0) return null
  return (
    <Notice kind="bad" title={title}>
      <ul>
        {problems.map(({ kind, endToEndId, creator, expected, found }, at) => (
          <li key={`${kind} ${at}`}>
            {t(fileMessages[kind], {
              id: endToEndId ?? '',
              creator: creator ?? '',
              expected: expected ?? '',
              found: found ?? '',
            })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
