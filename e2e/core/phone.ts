/** Phone settings for `test.use`; phones are the primary layout. */
export const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }
