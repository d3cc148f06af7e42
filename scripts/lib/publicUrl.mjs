/** The origin in canonical addresses and shared links. */
export function publicUrl() {
  return (process.env.PUBLIC_URL || 'http://localhost:3000').replace(/\/+$/, '');
}
