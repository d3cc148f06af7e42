import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { storesRequests } from '../../../domain/storesRequests';
import { Button } from '../../../ui/Button';
import { isSingleKey, shortcuts } from '../shortcuts';
import { Thumbnail } from '../Thumbnail';
import { Keys } from '../tools/Keys';
import { isAvailable } from '../tools/useShortcuts';
import styles from './CommandPalette.module.css';
import { entriesIn, type Entry, type Group, type PaletteAction } from './entries';
import { usePalette } from './usePalette';
import { MIN_LENGTH } from './useSearch';

interface CommandPaletteProps {
  /** Whether shortcuts of a single key are on, so that the entries show them. */
  hasSingleKeys: boolean;
  onChoose: (action: PaletteAction) => void;
}

/** Content of the command palette: a combobox whose list has the views, actions, products, people and requests. */
export function CommandPalette({ hasSingleKeys, onChoose }: CommandPaletteProps) {
  const [typed, setTyped] = useState('');
  const { groups, isLoading, failed, retry } = usePalette(typed);
  const entries = groups.flatMap(entriesIn);
  const count = groups.reduce((sum, group) => sum + (group.all?.total ?? group.entries.length), 0);
  const [activeId, setActiveId] = useState<string | null>(null);
  const active = entries.find(({ id }) => id === activeId) ?? entries[0];
  // Enter was pressed during a search: its first result is opened as soon as it is known.
  const [isConfirmed, setConfirmed] = useState(false);
  const openConfirmed = useEffectEvent(() => {
    if (active) onChoose(active.action);
  });
  useEffect(() => {
    // In a task of its own, because choosing an entry flushes updates, which an effect cannot do.
    if (isConfirmed && !isLoading) queueMicrotask(openConfirmed);
  }, [isConfirmed, isLoading]);
  // The shortcuts that work in the current view. The page behind the palette does not change.
  const [available] = useState(() =>
    shortcuts
      .filter(({ keys: [key], action }) => isAvailable(action) && (hasSingleKeys || !isSingleKey(key)))
      .map(({ label }) => label),
  );
  const listId = useId();
  // If a search has failed, the message about it is shown instead of 'Nothing found'.
  const isUnknown = failed.length > 0 && entries.length === 0;
  const status = isLoading ? 'Searching...' : isUnknown ? '' : describeCount(count, typed.trim());
  const input = useRef<HTMLInputElement>(null);
  // Before the next key: a dialog that opens focuses the field with the attribute, one that is open gets the focus here.
  useLayoutEffect(() => {
    input.current?.setAttribute('autofocus', '');
    input.current?.focus();
  }, []);

  const move = (by: 1 | -1) => {
    const index = entries.findIndex((entry) => entry === active);
    const next = index === -1 && by === -1 ? entries.length - 1 : (index + by + entries.length) % entries.length;
    setActiveId(entries[next]?.id ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter ends the input of a composed character, such as with a Japanese keyboard.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && isLoading) setConfirmed(true);
    else if (event.key === 'Enter' && active) onChoose(active.action);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.palette}>
      <input
        ref={input}
        className={styles.input}
        role="combobox"
        aria-label="Search and commands"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={active ? optionId(listId, active) : undefined}
        aria-autocomplete="list"
        placeholder="Search or jump to…"
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActiveId(null);
          setConfirmed(false);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} className={styles.list} role="listbox" aria-label="Results">
        {groups.map((group) => (
          <Options
            key={group.heading}
            group={group}
            listId={listId}
            activeId={active?.id}
            available={available}
            onChoose={onChoose}
            onPoint={setActiveId}
          />
        ))}
      </div>
      {failed.length > 0 ? (
        <div className={styles.failure} role="alert">
          <p>{joinNames(failed)} could not be searched. Check the connection and try again.</p>
          <Button variant="text" onClick={retry}>
            Try again
          </Button>
        </div>
      ) : null}
      <p className={styles.status} role="status">
        {status}
      </p>
    </div>
  );
}

const optionId = (listId: string, { id }: Entry): string => `${listId} ${id}`.replaceAll(' ', '-');

/** Joins names for a sentence: 'Products, People and Requests'. Only the first one has a capital letter. */
function joinNames(names: string[]): string {
  const [first = '', ...rest] = names.map((name, index) => (index === 0 ? name : name.toLowerCase()));
  const last = rest.pop();
  return last === undefined ? first : `${[first, ...rest].join(', ')} and ${last}`;
}

function describeCount(count: number, term: string): string {
  if (term.length < MIN_LENGTH) {
    const lists = storesRequests() ? 'products, people and requests' : 'products and people';
    return `Type ${MIN_LENGTH} or more characters to search ${lists}.`;
  }
  return count === 0 ? `Nothing found for “${term}”.` : `${count} ${count === 1 ? 'result' : 'results'}`;
}

interface OptionsProps {
  group: Group;
  listId: string;
  activeId: string | undefined;
  /** Ids of the entries whose shortcut works in the current view. */
  available: string[];
  onChoose: (action: PaletteAction) => void;
  onPoint: (id: string) => void;
}

function Options({ group, listId, activeId, available, onChoose, onPoint }: OptionsProps) {
  const { heading, entries, all } = group;
  const headingId = `${listId}-${heading}`;
  return (
    <div role="group" aria-labelledby={headingId}>
      <p className={styles.heading} role="presentation">
        <span id={headingId}>{heading}</span>
        {all ? (
          <span>
            {entries.length} of {all.total}
          </span>
        ) : null}
      </p>
      {entriesIn(group).map((entry) => (
        <Option
          key={entry.id}
          id={optionId(listId, entry)}
          entry={entry}
          isActive={entry.id === activeId}
          hasKeys={available.includes(entry.id)}
          onChoose={() => onChoose(entry.action)}
          onPoint={() => onPoint(entry.id)}
        />
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  entry: Entry;
  isActive: boolean;
  hasKeys: boolean;
  onChoose: () => void;
  onPoint: () => void;
}

function Option({ id, entry: { label, detail, product, keys }, isActive, hasKeys, onChoose, onPoint }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // The keyboard is handled by the combobox, which keeps the focus.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={element}
      id={id}
      className={styles.option}
      role="option"
      aria-selected={isActive}
      // Keep the focus in the combobox.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onChoose}
    >
      {product ? (
        <span className={styles.image}>
          <Thumbnail viewModel={product} />
        </span>
      ) : null}
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {detail ? <span className={styles.detail}>{detail}</span> : null}
      </span>
      {keys && hasKeys ? (
        <span className={styles.keys} aria-hidden>
          <Keys keys={keys} />
        </span>
      ) : null}
    </div>
  );
}
