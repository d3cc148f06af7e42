import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';

type Variant = 'filled' | 'outlined' | 'text';
/** `dark` on dark grounds: the same three looks in bone and amber. */
type Theme = 'light' | 'dark';
interface AppearanceProps {
  variant?: Variant;
  theme?: Theme;
}

/** Does something here. */
export function Button({
  variant = 'filled',
  theme = 'light',
  type = 'button',
  ...rest
}: AppearanceProps & ComponentProps<'button'>) {
  return <button {...rest} type={type} className={`${styles.button} ${styles[variant]} ${styles[theme]}`} />;
}

/** Leads somewhere else. */
export function ButtonLink({
  variant = 'filled',
  theme = 'light',
  ...rest
}: AppearanceProps & ComponentProps<typeof Link>) {
  return <Link {...rest} className={`${styles.button} ${styles[variant]} ${styles[theme]}`} />;
}
