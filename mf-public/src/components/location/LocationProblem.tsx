import { commonMessages, useText } from '@samspel/i18n'
import { Notice, TextButton } from '@samspel/ui'
import { problemTexts } from './messages'
import { useGeolocation } from './use-geolocation'

/** Explains why the visitor's location is unknown and what to do; renders nothing without a problem. */
export function LocationProblem() {
  const t = useText()
  const { problem, ask, forget } = useGeolocation()
  if (!problem) return null
  return (
    <Notice
      kind="warn"
      onClose={forget}
      action={
        problem !== 'not-supported' &&
        problem !== 'denied' && <TextButton onClick={ask}>{t(commonMessages.retry)}</TextButton>
      }
    >
      {t(problemTexts[problem])}
    </Notice>
  )
}
