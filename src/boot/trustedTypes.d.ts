/** The part of the Trusted Types API that this site uses. TypeScript's DOM types and some browsers lack it. */
interface Window {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: Partial<Record<'createHTML' | 'createScriptURL', (value: string) => string | null>>,
    ): { createScriptURL(url: string): string };
  };
}
