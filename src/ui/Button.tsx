import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';

type Look = 'filled' | 'outlined' | 'text';
/** `dark` on dark grounds: the same three looks in bone and amber. */
type Ground = 'light' | 'dark';
interface Dress {
  look?: Look;
  ground?: Ground;
}

/** Does something here. */
export function Button({ look = 'filled', ground = 'light', type = 'button', ...rest }: Dress & ComponentProps<'button'>) {
  return <button {...rest} type={type} className={`${styles.button} ${styles[look]} ${styles[ground]}`} />;
}

/** Leads somewhere else. */
export function ButtonLink({ look = 'filled', ground = 'light', ...rest }: Dress & ComponentProps<typeof Link>) {
  return <Link {...rest} className={`${styles.button} ${styles[look]} ${styles[ground]}`} />;
}
