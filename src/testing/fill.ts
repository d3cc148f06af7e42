import { screen, type BoundFunctions, type queries } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';

/**
 * Replaces the values of form fields. The keys of `fields` are the labels. Searches the whole page by default. Pastes
 * each text, because typing is slower.
 */
export async function fill(
  user: ReturnType<typeof userEvent.setup>,
  fields: Record<string, string>,
  scope: Pick<BoundFunctions<typeof queries>, 'getByLabelText'> = screen,
): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const control = scope.getByLabelText(label);
    if (control instanceof HTMLSelectElement) await user.selectOptions(control, value);
    else {
      await user.clear(control);
      if (value !== '') await user.paste(value);
    }
  }
}
