import { useText } from '@samspel/i18n'
import { reasons } from './failure-reasons'

/** Explains why sign-in at the provider failed and what to do; renders nothing for an unspecific error. */
export default function FailureReason({ id }: { id: string }) {
  const t = useText()
  const reason = Object.hasOwn(reasons, id) ? reasons[id as keyof typeof reasons] : undefined
  return reason ? <p style={{ margin: 0 }}>{t(reason)}</p> : null
}
