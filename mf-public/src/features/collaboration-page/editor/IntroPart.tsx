import { Area } from '@samspel/forms'
import { Card } from '@samspel/ui'
import { messages } from './messages'
import { introMax } from './values'

export const IntroPart = () => (
  <Card padding="roomy">
    <Area name="intro" label={messages.intro} help={messages.introHelp} counterMax={introMax} optional />
  </Card>
)
