import { useState } from 'react';
import { Menu } from '../ui/Menu';

const languages = [
  { code: 'EN', name: 'English' },
  { code: 'DE', name: 'Deutsch' },
  { code: 'BG', name: 'Български' },
] as const;

/** Spec §1: "choosing one only changes the local selection, no translation is applied". */
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
