import { isSingleKey, shortcuts } from './shortcuts';

test('two shortcuts have the same key only if they press controls of different views, or of a dialog and a view', () => {
  const all = shortcuts.flatMap(({ keys, action }) => keys.map((key) => ({ key, action })));
  for (const { key } of all) {
    const same = all.filter((one) => one.key === key);
    const views = same.map(({ action }) => (action.type === 'press' ? action.view : action.type === 'pressInDialog'));
    expect({ key, views: new Set(views).size }).toEqual({ key, views: same.length });
  }
});

test('no shortcut has a key that begins the sequence of another one', () => {
  const first = new Set(shortcuts.flatMap(({ keys }) => keys.filter((key) => key.includes(' ')).map((key) => key[0])));
  expect(shortcuts.flatMap(({ keys }) => keys).filter((key) => first.has(key))).toEqual([]);
});

test('isSingleKey tells keys that type a character from those with Ctrl and from named keys', () => {
  expect(['n', '?', 'g p', 'Mod+k', 'ArrowDown', 'Escape'].filter(isSingleKey)).toEqual(['n', '?', 'g p']);
});
