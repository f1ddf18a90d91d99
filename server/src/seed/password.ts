/** Of every demo account. */
export const demoPassword = 'samspel-demo'
