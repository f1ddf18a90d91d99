import { useEffect, useState } from 'react'
import { useText } from '@samspel/i18n'
import { Notice } from '@samspel/ui'
import { farewell } from '../data/farewell'
import { messages } from './farewell-messages'

/** On the login page, says why the visitor was signed out. */
export default function Farewell() {
  const t = useText()
  const [reason] = useState(farewell.reason)
  useEffect(() => () => farewell.clear(), [])
  return reason ? <Notice kind="ok">{t(messages[reason])}</Notice> : null
}
