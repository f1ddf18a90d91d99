/** The currency of all accounts, in which sales are added up. Others are counted apart and never converted. */
export const ownCurrency = 'SEK'
