import { useState } from 'react';
import { Menu } from '../ui/Menu';

const languages = [
  { code: 'EN', name: 'English' },
  { code: 'DE', name: 'Deutsch' },
  { code: 'BG', name: 'Български' },
] as const;

/** Language menu. Choosing a language 'only changes the local selection' (docs/specification.md §1), not the texts. */
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
