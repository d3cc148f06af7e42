import { pass, stopClock } from '../testing/clock';
import { allClosed, findToast, toasts, toastSentences } from '../testing/toasts';
import { ADMIN_ERROR_MS, notify } from './toast';

/** Upper bound in ms for a toast to be replaced by the next one, including both animations. */
const REPLACING_MS = 1000;

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
    for (let waited = 0; waited < REPLACING_MS; waited += 100) {
      expect(toasts().length).toBeLessThanOrEqual(1);
      await pass(100);
    }
    expect(toastSentences()).toEqual(['✅ Note added']);
  });

  test('the last of several toasts at once is the one that remains', async () => {
    for (const message of ['one', 'two', 'three']) notify(message, 'info');
    await findToast('one');
    await pass(3 * REPLACING_MS);
    expect(toastSentences()).toEqual(['three']);
  });

  test('an error stays for its 5 s if no newer message arrives', async () => {
    notify('✅ Product updated', 'success');
    await findToast('✅ Product updated');
    await pass(500);
    notify('❌ The disk is full.', 'error', ADMIN_ERROR_MS);
    await pass(REPLACING_MS);
    await pass(ADMIN_ERROR_MS - REPLACING_MS);
    expect(toastSentences()).toEqual(['❌ The disk is full.']);
    await pass(2 * REPLACING_MS);
    await allClosed();
  });
});
