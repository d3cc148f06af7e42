/** Returns the site's public origin without a trailing slash, for canonical URLs and shared links. */
export function publicUrl() {
  return (process.env.PUBLIC_URL || 'http://localhost:3000').replace(/\/+$/, '');
}
