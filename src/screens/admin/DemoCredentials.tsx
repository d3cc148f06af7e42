import { useFormikContext } from 'formik';
import { useLayoutEffect } from 'react';

/**
 * Fills the demo administrator's credentials into the surrounding form. Only a server in demo mode writes them into the
 * page, as a JSON data block (docs/decisions/0005). They are filled in after hydration, because the prerendered form
 * does not contain them, and before `app:hydrated`, which restores what the user has typed in the meantime.
 */
export function DemoCredentials() {
  const { setValues } = useFormikContext<{ email: string; password: string }>();
  useLayoutEffect(() => {
    const block = document.getElementById('demo-sign-in')?.textContent;
    if (block) void setValues({ email: '', password: '', ...(JSON.parse(block) as object) }, false);
    // Only once: `setValues` is a new function on each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
