import type { Provider } from '@samspel/forms/sign-in-ways'
import { FacebookIcon, Icon } from '@samspel/ui'

/** The mark of a provider, beside the words of a button. */
export const ProviderIcon = ({ provider, className }: { provider: Provider; className?: string | undefined }) =>
  provider === 'facebook' ? (
    <FacebookIcon {...(className && { className })} />
  ) : (
    <Icon name="brand-instagram" size={24} />
  )
