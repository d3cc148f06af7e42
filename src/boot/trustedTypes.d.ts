/** The part of the Trusted Types API that this site uses. TypeScript's DOM types lack it; some browsers do, too. */
interface Window {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: Partial<Record<'createHTML' | 'createScriptURL', (value: string) => string | null>>,
    ): { createScriptURL(url: string): string };
  };
}
