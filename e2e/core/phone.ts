/** A phone, for `test.use`: the width that the app is made for first. */
export const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }
