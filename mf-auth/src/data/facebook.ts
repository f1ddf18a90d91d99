/** Where a creator's sign-in by Facebook starts, in the same window, with the current page as return address (row C-41). */
export const facebookSignIn = (page: string): string =>
  `/api/auth/instagramers/auth/facebook?resource_class=Instagramer&auth_origin_url=${encodeURIComponent(page)}&omniauth_window_type=sameWindow`

/** Whether the provider sent the visitor back with an error: any of the names that Facebook and our own callback use (row S-12). */
export const hasFacebookError = (search: string): boolean => {
  const query = new URLSearchParams(search)
  return ['facebook_error', 'error', 'error_code', 'error_reason'].some((name) => query.has(name))
}
