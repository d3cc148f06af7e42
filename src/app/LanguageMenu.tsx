import { useState } from 'react';
import { Menu } from '../ui/Menu';

const languages = [
  { code: 'EN', name: 'English' },
  { code: 'DE', name: 'Deutsch' },
  { code: 'BG', name: 'Български' },
] as const;

/** Language menu: 'choosing one only changes the local selection' and translates nothing (docs/specification.md §1). */
export function LanguageMenu() {
  const [chosen, setChosen] = useState<string>('EN');
  return (
    <Menu
      label={chosen}
      name={`Language: ${chosen}`}
      entries={languages.map(({ code, name }) => ({
        label: `${code} · ${name}`,
        lang: code.toLowerCase(),
        selected: code === chosen,
        onSelect: () => setChosen(code),
      }))}
    />
  );
}
