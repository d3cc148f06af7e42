import { pass, stopClock } from '../testing/clock';
import { allClosed, findToast, LEAVING_MS, toasts, toastSentences } from '../testing/toasts';
import { ADMIN_ERROR_MS, notify } from './toast';

/** Advances the clock until the toast with this message is shown, for 10 s at most. Fails if two are shown at once. */
async function showsAlone(message: string): Promise<void> {
  for (let waited = 0; waited < 10_000 && !toastSentences().includes(message); waited += 100) {
    await pass(100);
    expect(toasts().length).toBeLessThanOrEqual(1);
  }
  expect(toastSentences()).toEqual([message]);
}

// A file of its own, because the toast host is rendered once per file and keeps the width of its window.
beforeEach(() => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList);
  stopClock();
});

describe("'show only the newest' toast in a narrow window, where several would cover fields", () => {
  test('a newer toast replaces the one before', async () => {
    notify('✅ Product updated', 'success');
    await findToast('✅ Product updated');
    await pass(500);
    notify('✅ Note added', 'success');
    await showsAlone('✅ Note added');
  });

  test('the last of several toasts at once is the one that remains', async () => {
    // None of them closes by itself during the test, which takes more steps of the clock on a slow machine.
    for (const message of ['one', 'two', 'three']) notify(message, 'info', 60_000);
    await findToast('one');
    await showsAlone('three');
  });

  test('an error stays for its 5 s if no newer message arrives', async () => {
    notify('✅ Product updated', 'success');
    await findToast('✅ Product updated');
    await pass(500);
    notify('❌ The disk is full.', 'error', ADMIN_ERROR_MS);
    await showsAlone('❌ The disk is full.');
    await pass(ADMIN_ERROR_MS - 200);
    expect(toastSentences()).toEqual(['❌ The disk is full.']);
    await pass(200 + LEAVING_MS);
    await allClosed();
  });
});
