const empty = { email: '', password: '' };

/**
 * Returns the demo administrator's credentials, which only a server in demo mode writes into the page: into the form's
 * fields and as a JSON data block. Returns empty strings if the page has no such block, and while the build renders the
 * page (docs/decisions/0005).
 */
export function readDemoCredentials(): typeof empty {
  if (typeof document === 'undefined') return empty;
  const block = document.getElementById('demo-sign-in')?.textContent;
  return block ? { ...empty, ...(JSON.parse(block) as Partial<typeof empty>) } : empty;
}
