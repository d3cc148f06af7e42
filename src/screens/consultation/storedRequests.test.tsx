import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, mockServer, problem, product } from '../../../store/testing';
import { pass, startClock, stopClock } from '../../testing/clock';
import { fill } from '../../testing/fill';
import { renderApp } from '../../testing/renderApp';
import { setDraftOwner } from '../../ui/draftOwner';
import { storedDrafts } from '../../testing/storedDrafts';
import { storeRequests } from '../../testing/storedRequests';
import { toastSentences } from '../../testing/toasts';
import { resetSendState } from './sendRequest';

storeRequests();
const server = mockServer();
const THANKS = 'Thank you for your consultation request. We will contact you within 24 hours.';
const WAITING = /^Your request could not be sent yet/;
const receipt = { success: true, reference: 'K7X-4MQ' };
const fields = {
  'First Name': ' Ada ',
  'Last Name': 'Berg',
  Email: 'ada@example.com',
  Location: 'Engadin',
  'Project Type': 'complete-suite',
};
const field = (label: string) => screen.getByLabelText(label);
const submit = () => screen.getByRole('button', { name: 'Request a consultation' });
const sentForms = () => server.sent.filter(({ what }) => what === 'POST /consultations');
const keyOf = (index: number) => sentForms()[index]?.request.headers.get('idempotency-key');
const bodyOf = (index: number) => sentForms()[index]?.request.json() as Promise<Record<string, unknown>>;
const noConnection = http.post('*/api/consultations', () => HttpResponse.error());

beforeEach(() => {
  for (const form of ['consultation', 'call'] as const) resetSendState(form);
});

/** Moves the page's clock on by the time that a person needs to fill in a form. */
function waitAsLongAsAPerson() {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + 4000);
}
afterEach(() => jest.restoreAllMocks());

/** Opens the page, fills in the form as slowly as a person, and submits it. */
async function send(at = '/consultation') {
  const visit = renderApp({ at });
  await screen.findByRole('form', { name: 'Consultation request' });
  await fill(visit.user, fields);
  waitAsLongAsAPerson();
  await visit.user.click(submit());
  return visit;
}

describe('a shop with CONSULTATIONS=on stores the form of the page', () => {
  test("'the 2 s become the real call', and the thanks carries the reference", async () => {
    server.use(answer.createConsultation(receipt));
    await send();
    await waitFor(() => expect(screen.getByText(`${THANKS} Your reference is K7X-4MQ.`)).toBeVisible());
    expect(await bodyOf(0)).toEqual({
      firstName: 'Ada',
      lastName: 'Berg',
      email: 'ada@example.com',
      phone: '',
      location: 'Engadin',
      projectType: 'complete-suite',
      timeline: '',
      budget: '',
      message: '',
      secondsToFillIn: expect.any(Number),
      website: '',
    });
    expect(keyOf(0)).toMatch(/^[0-9a-f-]{36}$/);
    expect(field('First Name')).toHaveValue('');
    expect(storedDrafts()).toEqual([]);
  });

  test('names the product from whose page the visitor has come', async () => {
    const sauna = product({ slug: 'fjord-sauna', name: 'Fjord Sauna', category: 'sauna' });
    server.use(answer.getProductBySlug({ product: sauna }), answer.createConsultation(receipt));
    const { user } = renderApp({ at: '/consultation?product=fjord-sauna' });
    await waitFor(() => expect(field('Message (optional)')).toHaveValue('I am interested in the Fjord Sauna.\n\n'));
    await fill(user, fields);
    waitAsLongAsAPerson();
    await user.click(submit());
    await waitFor(() => expect(sentForms()).toHaveLength(1));
    expect(await bodyOf(0)).toMatchObject({ productId: sauna._id });
  });

  test('waits until a person can have filled it in, because a browser may have done so at once', async () => {
    server.use(answer.createConsultation(receipt));
    // No time passes between opening and submitting the form, however long the test takes to fill it in.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    const { user } = renderApp({ at: '/consultation' });
    await screen.findByRole('form', { name: 'Consultation request' });
    stopClock();
    await fill(user, fields);
    await user.click(submit());
    await pass(1000);
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeVisible();
    expect(sentForms()).toHaveLength(0);
    await pass(2500);
    await startClock();
    await waitFor(() => expect(sentForms()).toHaveLength(1));
    expect(await bodyOf(0)).toMatchObject({ secondsToFillIn: 3 });
  });

  test('has a field that only scripts see', async () => {
    renderApp({ at: '/consultation' });
    await screen.findByRole('form', { name: 'Consultation request' });
    const names = screen.getAllByRole('textbox').map((one) => (one as HTMLInputElement).name);
    expect(names).not.toContain('website');
    expect(screen.getByLabelText('Website')).toHaveAttribute('tabindex', '-1');
  });

  test('a refused request says so and loses nothing that was typed', async () => {
    server.use(problem('post', '/consultations', 429, 'Too many attempts. Please try again in 60 minutes.'));
    const { user } = await send();
    await waitFor(() => expect(screen.getByText('Too many attempts. Please try again in 60 minutes.')).toBeVisible());
    expect(field('First Name')).toHaveValue(' Ada ');
    server.use(answer.createConsultation(receipt));
    await user.click(submit());
    await waitFor(() => expect(screen.getByText(/K7X-4MQ/)).toBeVisible());
    expect(screen.queryByText(/Too many attempts/)).not.toBeInTheDocument();
  });
});

describe('if the network is away, the form keeps everything, says so, and sends when the connection is back', () => {
  test('with the same key, so that the server stores the request once', async () => {
    server.use(noConnection);
    await send();
    await waitFor(() => expect(screen.getByText(WAITING)).toBeVisible());
    expect(field('First Name')).toHaveValue(' Ada ');
    server.use(answer.createConsultation(receipt));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.getByText(/K7X-4MQ/)).toBeVisible());
    expect(sentForms()).toHaveLength(2);
    expect(keyOf(1)).toBe(keyOf(0));
  });

  test.each([503, 500])('also if the server responds with %d', async (status) => {
    server.use(problem('post', '/consultations', status, 'Not now.'));
    await send();
    await waitFor(() => expect(screen.getByText(WAITING)).toBeVisible());
    server.use(answer.createConsultation(receipt));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.getByText(/K7X-4MQ/)).toBeVisible());
  });

  test('a reload in between loses nothing', async () => {
    server.use(noConnection);
    await send();
    await waitFor(() => expect(screen.getByText(WAITING)).toBeVisible());
    const key = keyOf(0);
    renderApp({ at: '/consultation', again: true });
    await waitFor(() => expect(field('First Name')).toHaveValue(' Ada '));
    server.use(answer.createConsultation(receipt));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.getByText(/K7X-4MQ/)).toBeVisible());
    expect(new Set(sentForms().map(({ request }) => request.headers.get('idempotency-key')))).toEqual(new Set([key]));
  });

  test('on another page, a toast tells that it was sent', async () => {
    server.use(noConnection);
    const { user } = await send();
    await waitFor(() => expect(screen.getByText(WAITING)).toBeVisible());
    await user.click(screen.getByRole('link', { name: 'About' }));
    await waitFor(() => expect(screen.queryByText(WAITING)).not.toBeInTheDocument());
    server.use(answer.createConsultation(receipt));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(toastSentences().join()).toMatch(/K7X-4MQ/));
  });

  test('not while the visitor could change it: the running attempt decides first', async () => {
    let respond: (response: Response) => void = () => undefined;
    server.use(noConnection);
    const { user } = await send();
    await waitFor(() => expect(screen.getByText(WAITING)).toBeVisible());
    server.use(http.post('*/api/consultations', () => new Promise<Response>((resolve) => (respond = resolve))));
    window.dispatchEvent(new Event('online'));
    const change = screen.getByRole('button', { name: 'Change the request' });
    await waitFor(() => expect(change).toHaveAttribute('aria-disabled', 'true'));
    await user.click(change);
    expect(screen.getByText(WAITING)).toBeVisible();
    await waitFor(() => expect(sentForms()).toHaveLength(2));
    respond(HttpResponse.json<object>(receipt, { status: 201 }));
    await waitFor(() => expect(screen.getByText(/K7X-4MQ/)).toBeVisible());
  });

  test('not for the next user of the window: signing out discards it', async () => {
    server.use(noConnection);
    await send();
    await waitFor(() => expect(screen.getByText(WAITING)).toBeVisible());
    setDraftOwner(null);
    await waitFor(() => expect(submit()).toBeVisible());
    expect(screen.queryByText(WAITING)).not.toBeInTheDocument();
    const attempts = sentForms().length;
    window.dispatchEvent(new Event('online'));
    renderApp({ at: '/consultation', again: true });
    await screen.findByRole('form', { name: 'Consultation request' });
    expect(sentForms()).toHaveLength(attempts);
  });

  test('but not if the response cannot be read: the same content then keeps its key', async () => {
    server.use(http.post('*/api/consultations', () => HttpResponse.text('<html>')));
    const { user } = await send();
    await waitFor(() => expect(screen.getByText('Your request could not be sent. Please try again.')).toBeVisible());
    server.use(answer.createConsultation(receipt));
    await user.click(submit());
    await waitFor(() => expect(screen.getByText(/K7X-4MQ/)).toBeVisible());
    expect(keyOf(1)).toBe(keyOf(0));
  });

  test('unless the visitor changes it, which makes it another request', async () => {
    server.use(noConnection);
    const { user } = await send();
    await waitFor(() => expect(screen.getByText(WAITING)).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Change the request' }));
    await waitFor(() => expect(submit()).toBeVisible());
    await fill(user, { Location: 'Arosa' });
    server.use(answer.createConsultation(receipt));
    await user.click(submit());
    await waitFor(() => expect(screen.getByText(/K7X-4MQ/)).toBeVisible());
    expect(await bodyOf(1)).toMatchObject({ location: 'Arosa' });
    expect(keyOf(1)).not.toBe(keyOf(0));
  });
});

test('a dialog that is closed and submitted again at once sends its request once', async () => {
  server.use(answer.createCall(receipt));
  // No time passes between opening and submitting the form. The request then waits until the clock goes on.
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  const { user } = renderApp({ at: '/impressum' });
  const open = async () => {
    const buttons = await screen.findAllByRole('button', { name: 'Book Private Call' });
    await user.click(buttons.find((button) => button.hasAttribute('aria-haspopup')) as HTMLElement);
    await screen.findByRole('dialog');
  };
  await open();
  await fill(user, { 'Full Name': 'Ada Berg', Email: 'ada@example.com' }, within(screen.getByRole('dialog')));
  stopClock();
  await user.click(screen.getByRole('button', { name: 'Request a call' }));
  await screen.findByRole('button', { name: 'Sending...' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await open();
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await pass(3000);
  await waitFor(() => expect(toastSentences().join()).toMatch(/K7X-4MQ/));
  expect(server.sent.map(({ what }) => what)).toEqual(['POST /calls']);
});

test("the dialog sends its fields, closes and thanks with the reference: 'submit closes it and clears the form'", async () => {
  server.use(answer.createCall(receipt));
  const { user } = renderApp({ at: '/impressum' });
  const buttons = await screen.findAllByRole('button', { name: 'Book Private Call' });
  await user.click(buttons.find((button) => button.hasAttribute('aria-haspopup')) as HTMLElement);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  await fill(user, { 'Full Name': 'Ada Berg', Email: 'ada@example.com' }, within(screen.getByRole('dialog')));
  waitAsLongAsAPerson();
  await user.click(screen.getByRole('button', { name: 'Request a call' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.sent.map(({ what }) => what)).toEqual(['POST /calls']);
  await waitFor(() => expect(toastSentences().join()).toMatch(/Your reference is K7X-4MQ/));
});
