import { useState } from 'react';
import { Menu, menuEntry } from '../ui/Menu';

const languages = [
  { code: 'EN', name: 'English' },
  { code: 'DE', name: 'Deutsch' },
  { code: 'BG', name: 'Български' },
] as const;

/** Spec §1: "choosing one only changes the local selection, no translation is applied". */
export function LanguageMenu() {
  const [chosen, setChosen] = useState<(typeof languages)[number]>(languages[0]);
  return (
    <Menu label={chosen.code} name={`Language: ${chosen.code}`}>
      {(close) =>
        languages.map((language) => (
          <li key={language.code}>
            <button
              type="button"
              className={menuEntry}
              aria-pressed={language.code === chosen.code}
              lang={language.code.toLowerCase()}
              onClick={() => {
                setChosen(language);
                close();
              }}
            >
              {language.code} · {language.name}
            </button>
          </li>
        ))
      }
    </Menu>
  );
}
