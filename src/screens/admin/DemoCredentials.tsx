import { useFormikContext } from 'formik';
import { useLayoutEffect, useRef } from 'react';

/**
 * Fills the demo administrator's credentials into the surrounding form. Only a server in demo mode writes them into the
 * page, as a JSON data block (docs/decisions/0005). They are filled in after hydration, because the page is prerendered
 * without them, and before `app:hydrated`, which restores what the user has typed in the meantime.
 */
export function DemoCredentials() {
  const { setValues } = useFormikContext<{ email: string; password: string }>();
  const filled = useRef(false);
  useLayoutEffect(() => {
    if (filled.current) return;
    filled.current = true;
    const block = document.getElementById('demo-sign-in')?.textContent;
    if (block) void setValues({ email: '', password: '', ...(JSON.parse(block) as object) }, false);
  }, [setValues]);
  return null;
}
