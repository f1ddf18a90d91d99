export { FormattedMessage, IntlProvider, useIntl } from 'react-intl'
