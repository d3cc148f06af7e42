import { isMac } from '../isMac';
import styles from './Keys.module.css';

const names: Record<string, string> = { ArrowDown: '↓', ArrowUp: '↑', Escape: 'Esc' };

const nameOf = (key: string): string => names[key] ?? key.toUpperCase();

/** Returns the keys of a combination as they are printed on the keyboard, such as `Ctrl` and `K`. */
function keysOf(combination: string): string[] {
  if (combination.startsWith('Mod+')) return [isMac() ? '⌘' : 'Ctrl', nameOf(combination.slice(4))];
  if (/^[A-Z]$/.test(combination)) return ['Shift', combination];
  return [nameOf(combination)];
}

/** The keys of a shortcut, drawn as on a keyboard. Keys of a sequence are separated by 'then'. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className={styles.keys}>
      {keys.split(' ').map((combination, index) => (
        <span key={combination}>
          {index > 0 ? ' then ' : null}
          {keysOf(combination).map((key) => (
            <kbd key={key} className={styles.key}>
              {key}
            </kbd>
          ))}
        </span>
      ))}
    </span>
  );
}
