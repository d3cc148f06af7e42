/**
 * The demo administrator's credentials, which a server in demo mode (and only that) writes into the page as a data
 * block. Empty elsewhere. Settled question 6.
 */
export function readDemoCredentials(): { email: string; password: string } {
  const empty = { email: '', password: '' };
  const block = document.getElementById('demo-sign-in')?.textContent;
  return block ? { ...empty, ...(JSON.parse(block) as Partial<typeof empty>) } : empty;
}
