import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { Link } from './Link';

type Variant = 'filled' | 'outlined' | 'text';
/** Background behind the button. On `dark` backgrounds, the button is drawn in light colours. */
type Theme = 'light' | 'dark';
interface AppearanceProps {
  variant?: Variant;
  theme?: Theme;
}

/** A `<button>` for actions on the page. For navigation use `ButtonLink`. */
export function Button({
  variant = 'filled',
  theme = 'light',
  type = 'button',
  ...rest
}: AppearanceProps & ComponentProps<'button'>) {
  return <button {...rest} type={type} className={`${styles.button} ${styles[variant]} ${styles[theme]}`} />;
}

/** A router link that looks like a button. */
export function ButtonLink({
  variant = 'filled',
  theme = 'light',
  ...rest
}: AppearanceProps & ComponentProps<typeof Link>) {
  return <Link {...rest} className={`${styles.button} ${styles[variant]} ${styles[theme]}`} />;
}

/** A link that opens another app, such as the phone or the mail program, and looks like a button. */
export function ButtonAnchor({
  variant = 'filled',
  theme = 'light',
  children,
  ...rest
}: AppearanceProps & ComponentProps<'a'>) {
  return (
    <a {...rest} className={`${styles.button} ${styles[variant]} ${styles[theme]}`}>
      {children}
    </a>
  );
}
