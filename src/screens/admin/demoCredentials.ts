/**
 * Returns the demo administrator's credentials, which only a server in demo mode writes into the page as a JSON data
 * block. Returns empty strings if the page has no such block (docs/decisions/0005).
 */
export function readDemoCredentials(): { email: string; password: string } {
  const empty = { email: '', password: '' };
  const block = document.getElementById('demo-sign-in')?.textContent;
  return block ? { ...empty, ...(JSON.parse(block) as Partial<typeof empty>) } : empty;
}
