import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allClosed, findToast, LEAVING_MS, toasts, toastSentences } from '../testing/toasts';
import { pass, stopClock } from '../testing/clock';
import { ADMIN_ERROR_MS, notify } from './toast';

const user = userEvent.setup({ delay: null });
const dismiss = (toast: HTMLElement) => within(toast).getByRole('button', { name: 'Dismiss' });

beforeEach(stopClock);

describe("spec §2, §9: 'Toasts appear top-right, auto-close 3000 ms'", () => {
  test.each([
    ['error', 'alert'],
    ['success', 'status'],
    ['info', 'status'],
    ['warning', 'status'],
  ] as const)('a toast of variant %s has the role %s', async (variant, role) => {
    notify('Login failed', variant);
    const toast = await findToast('Login failed');
    expect(toast).toHaveAttribute('role', role);
    expect(toast).toHaveAttribute('data-variant', variant);
    expect(toast).toBeVisible();
  });

  test('closes after 3000 ms and not before', async () => {
    notify('Logged out successfully', 'info');
    await findToast('Logged out successfully');
    await pass(2900);
    expect(toastSentences()).toEqual(['Logged out successfully']);
    await pass(100 + LEAVING_MS);
    await allClosed();
  });

  test('a success replaces earlier toasts, because it may have overcome their error', async () => {
    notify('Error creating product', 'error', ADMIN_ERROR_MS);
    await findToast('Error creating product');
    await pass(LEAVING_MS);
    notify('✅ Product created', 'success');
    await findToast('✅ Product created');
    await pass(LEAVING_MS);
    expect(toastSentences()).toEqual(['✅ Product created']);
  });

  test("'admin messages 3 s, errors 5 s'", async () => {
    notify('Error creating product', 'error', ADMIN_ERROR_MS);
    await findToast('Error creating product');
    await pass(4900);
    expect(toasts()).toHaveLength(1);
    await pass(100 + LEAVING_MS);
    await allClosed();
  });
});

describe("spec §2: 'pause on hover and focus loss'", () => {
  test.each([
    ['the pointer is over it', (toast: HTMLElement) => user.hover(toast), (toast: HTMLElement) => user.unhover(toast)],
    ['its button has the focus', () => user.tab(), () => user.tab({ shift: true })],
    ['the window has no focus', () => fireEvent.blur(window), () => fireEvent.focus(window)],
  ])('stays open while %s, and closes after that', async (_case, pause, resume) => {
    notify('Welcome back, Ada!', 'success');
    const toast = await findToast('Welcome back, Ada!');
    await pass(2000);
    await pause(toast);
    await pass(20_000);
    expect(toastSentences()).toEqual(['Welcome back, Ada!']);

    await resume(toast);
    await pass(1000);
    expect(toasts()).toHaveLength(1);
    await pass(3000 + LEAVING_MS);
    await allClosed();
  });
});

describe("spec §2: 'draggable, 80 percent drag threshold'", () => {
  const WIDTH = 400;

  async function dragged(share: number, end: 'pointerUp' | 'pointerCancel' = 'pointerUp') {
    notify('Login failed', 'error');
    const toast = await findToast('Login failed');
    Object.defineProperty(toast, 'offsetWidth', { value: WIDTH });
    await pass(500);
    fireEvent.pointerDown(toast, { clientX: 100, pointerId: 1 });
    fireEvent.pointerMove(toast, { clientX: 100 + WIDTH * share, pointerId: 1 });
    expect(toast.style.translate).toBe(`${WIDTH * share}px`);
    fireEvent[end](toast, { clientX: 100 + WIDTH * share, pointerId: 1 });
    return toast;
  }

  test.each([[0.78], [-0.78]])('dragged by %f of its width, it snaps back', async (share) => {
    const toast = await dragged(share);
    expect(toast.style.translate).toBe('');
    expect(toast.style.opacity).toBe('');
    await pass(LEAVING_MS);
    expect(toasts()).toEqual([toast]);
  });

  test.each([[0.82], [-0.82]])('dragged by %f of its width, it is dismissed', async (share) => {
    await dragged(share);
    await pass(LEAVING_MS);
    await allClosed();
  });

  test('a drag that starts on the dismiss button does not move the toast', async () => {
    notify('Login failed', 'error');
    const toast = await findToast('Login failed');
    fireEvent.pointerDown(dismiss(toast), { clientX: 100, pointerId: 1 });
    fireEvent.pointerMove(toast, { clientX: 500, pointerId: 1 });
    expect(toast.style.translate).toBe('');
  });

  test('a cancelled pointer never dismisses the toast', async () => {
    const toast = await dragged(0.9, 'pointerCancel');
    await pass(LEAVING_MS);
    expect(toasts()).toEqual([toast]);
  });
});

describe("'at most a handful at once … dismissible from the keyboard'", () => {
  test.each([['{Enter}'], [' '], ['{Escape}']])('with its button focused, %s dismisses it', async (key) => {
    notify('Login failed', 'error');
    const toast = await findToast('Login failed');
    await pass(500);
    await user.tab();
    expect(dismiss(toast)).toHaveFocus();
    await user.keyboard(key);
    await pass(LEAVING_MS);
    await allClosed();
  });

  test('shows at most four toasts: new ones replace the oldest', async () => {
    // None of them closes by itself during the test, which takes more steps of the clock on a slow machine.
    const show = (message: string) => notify(message, 'info', 60_000);
    for (const message of ['one', 'two', 'three', 'four']) {
      show(message);
      await findToast(message);
    }
    show('five');
    show('six');
    for (let waited = 0; waited < 10_000 && !toastSentences().includes('six'); waited += 100) {
      await pass(100);
      expect(toasts().length).toBeLessThanOrEqual(4);
    }
    expect(toastSentences()).toEqual(['three', 'four', 'five', 'six']);
  });

  test('a toast with an action stays for 10 s, also if another success follows, and its button works once', async () => {
    const run = jest.fn();
    notify('✅ Product archived', 'success', undefined, { label: 'Undo', run });
    await findToast('✅ Product archived');
    await pass(1000);
    notify('✅ Product created', 'success');
    await pass(8900);
    expect(toastSentences()).toEqual(['✅ Product archived']);
    const button = screen.getByRole('button', { name: 'Undo' });
    button.click();
    await pass(0);
    button.click();
    expect(run).toHaveBeenCalledTimes(1);

    notify('✅ Product archived', 'success', undefined, { label: 'Undo', run });
    await pass(10_000 + LEAVING_MS);
    await allClosed();
  });

  test('a message that is repeated is shown again, and its time starts again', async () => {
    notify('✅ Request updated: A-1', 'success');
    const first = await findToast('✅ Request updated: A-1');
    await pass(1500);
    notify('✅ Request updated: A-1', 'success');
    await pass(2900);
    expect(first).not.toBeInTheDocument();
    expect(toastSentences()).toEqual(['✅ Request updated: A-1']);
    await pass(100 + LEAVING_MS);
    await allClosed();
  });

  test('the same message is shown only once', async () => {
    notify('Login failed', 'error');
    await findToast('Login failed');
    notify('Login failed', 'error');
    await pass(2 * LEAVING_MS);
    expect(toasts()).toHaveLength(1);
  });
});

test('no style element is added to the page, which the CSP would block', async () => {
  const before = document.querySelectorAll('style').length;
  notify('Login failed', 'error');
  await findToast('Login failed');
  await pass(500);
  expect(document.querySelectorAll('style')).toHaveLength(before);
  expect(document.getElementById('_goober')).toBeNull();
  expect(screen.getByText('Login failed')).toBeVisible();
});

describe('while a modal dialog covers the page', () => {
  const modal = () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
    return dialog;
  };

  test('toasts are inside the dialog, and remain after it is removed', async () => {
    notify('Welcome back, Ada!', 'success');
    const toast = await findToast('Welcome back, Ada!');
    const dialog = modal();
    await pass(0);
    expect(dialog).toContainElement(toast);

    notify('❌ The disk is full.', 'error');
    expect(dialog).toContainElement(await findToast('❌ The disk is full.'));

    dialog.remove();
    await pass(0);
    expect(toastSentences()).toEqual(['Welcome back, Ada!', '❌ The disk is full.']);
  });

  test('Escape on the dismiss button closes only the toast', async () => {
    const dialog = modal();
    notify('❌ The disk is full.', 'error');
    const toast = await findToast('❌ The disk is full.');
    await pass(500);
    dismiss(toast).focus();
    expect(fireEvent.keyDown(dismiss(toast), { key: 'Escape' })).toBe(false);
    await pass(LEAVING_MS);
    await allClosed();
    dialog.remove();
  });
});
