/** As much of Trusted Types as this site uses; TypeScript's own types lack them, and not every browser has them. */
interface Window {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: Partial<Record<'createHTML' | 'createScriptURL', (value: string) => string | null>>,
    ): { createScriptURL(url: string): string };
  };
}
