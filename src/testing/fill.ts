import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';

/** Replaces the values of fields, by label. Pastes each text instead of typing it, which is faster. */
export async function fill(user: ReturnType<typeof userEvent.setup>, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const control = screen.getByLabelText(label);
    if (control instanceof HTMLSelectElement) await user.selectOptions(control, value);
    else {
      await user.clear(control);
      if (value !== '') await user.paste(value);
    }
  }
}
