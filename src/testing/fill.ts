import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';

/** Fills fields in one go each, by their labels; what stood there is replaced. */
export async function fill(user: ReturnType<typeof userEvent.setup>, fields: Record<string, string>): Promise<void> {
  for (const [label, words] of Object.entries(fields)) {
    const control = screen.getByLabelText(label);
    if (control instanceof HTMLSelectElement) await user.selectOptions(control, words);
    else {
      await user.clear(control);
      if (words !== '') await user.paste(words);
    }
  }
}
