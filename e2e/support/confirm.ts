import type { Page } from 'playwright-core';

/** Confirms an action in the dialog that asks this question, by the button with this name. */
export async function confirm(page: Page, question: string | RegExp, action: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: question, exact: true });
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}
