import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, mockServer, problem, product } from '../../../../store/testing';
import type { Request, RequestAnswer, RequestPage } from '../../../../store/api/requestEndpoints.gen';
import { admin, answerConfirmations, panel } from '../../../testing/adminPanel';
import { makeDeferred } from '../../../testing/deferred';
import { address, renderApp } from '../../../testing/renderApp';
import { storeRequests } from '../../../testing/storedRequests';
import { findToast } from '../../../testing/toasts';

storeRequests();
const server = mockServer();
/** The requests sent so far, without the one for the number in the sidebar. */
const sent = () => server.sent.map(({ what }) => what).filter((what) => what !== COUNT_REQUEST);
const COUNT_REQUEST = 'GET /admin/requests?page=1&limit=1&kind=consultation';
const HOUR_MS = 3600 * 1000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

const request = (fields: Partial<Request> = {}): Request => ({
  _id: 'r1',
  reference: 'K7X-4MQ',
  kind: 'consultation',
  status: 'new',
  createdAt: hoursAgo(18.5),
  dueAt: hoursAgo(-5.5),
  isAnonymised: false,
  name: 'Ada Berg',
  email: 'ada@example.com',
  message: 'A house\nby the lake',
  version: 3,
  ...fields,
});
const late = request({ _id: 'r2', reference: 'LATE-22', name: 'Bo', createdAt: hoursAgo(26.5), dueAt: hoursAgo(2.5) });
const assignees = [{ _id: 'u1', name: 'Ulla Lind' }];

const page = (fields: Partial<RequestPage> = {}): RequestPage => ({
  requests: [late, request()],
  currentPage: 1,
  totalPages: 1,
  total: 2,
  waiting: 2,
  overdue: 1,
  assignees,
  ...fields,
});
const details = (fields: Partial<RequestAnswer> = {}): RequestAnswer => ({
  request: request(),
  nextStatuses: ['contacted', 'visit_arranged', 'lost'],
  history: [
    { at: hoursAgo(1), by: 'Ulla Lind', action: 'note', note: 'Will call on Monday.' },
    { at: hoursAgo(18.5), by: 'Visitor', action: 'received' },
  ],
  others: [],
  ...fields,
});

async function open(at = '/admin?view=requests', signedInAs = admin) {
  const visit = renderApp({ at, signedInAs });
  await screen.findByRole('table');
  await visit.settled();
  return visit;
}

async function openPanel(answered = details()) {
  server.use(answer.listRequests(page()), answer.getRequest(answered));
  const visit = await open();
  await visit.user.click(screen.getByRole('button', { name: 'Open request K7X-4MQ' }));
  // A request whose data was deleted has the name of the list until it is loaded.
  await screen.findByRole('dialog', { name: /^(Ada Berg|Request K7X-4MQ)$/ });
  await waitFor(() => expect(panel().queryByText('Loading request...')).not.toBeInTheDocument());
  return visit;
}

test('a request shows at once what the list knows, while its notes and its history are loading', async () => {
  const deferred = makeDeferred();
  server.use(
    answer.listRequests(page()),
    http.get('*/api/admin/requests/:id', async () => {
      await deferred.opened;
      return HttpResponse.json(details());
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Open request K7X-4MQ' }));
  await screen.findByRole('dialog', { name: 'Ada Berg' });
  expect(panel().getByText('ada@example.com')).toBeVisible();
  expect(panel().getByText('Loading request...')).toBeVisible();
  deferred.open();
  expect(await panel().findByRole('button', { name: 'Contacted' })).toBeVisible();
});

const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

describe('the list of requests', () => {
  test('shows who asks for what, the time left of the 24 hours, and marks overdue ones', async () => {
    server.use(answer.listRequests(page()));
    await open();
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'Boada@example.com',
      'Ada Bergada@example.com',
    ]);
    expect(cells().map(([, , received]) => received)).toEqual([
      expect.stringMatching(/Overdue by 2 h$/),
      expect.stringMatching(/5 h left$/),
    ]);
    expect(screen.getByText('2 unanswered', { exact: false })).toHaveTextContent('2 unanswered, 1 overdue');
    expect(screen.getByText('2 requests')).toBeVisible();
    expect(sent()).toEqual(['GET /admin/requests?page=1&limit=25&sort=due']);
  });

  test("'Consultation Bookings' shows the requests of the consultation page", async () => {
    server.use(answer.listRequests(page()));
    await open('/admin?view=bookings');
    expect(screen.getByRole('heading', { name: 'Consultation Bookings' })).toBeVisible();
    expect(sent()).toEqual(['GET /admin/requests?page=1&limit=25&sort=visit&kind=consultation']);
  });

  test('the sidebar shows how many wait for an answer, in every view', async () => {
    server.use(answer.listRequests(page()));
    await open();
    const button = screen.getByRole('button', { name: 'Request Management' });
    await waitFor(() => expect(button).toHaveAccessibleDescription('2 unanswered, 1 overdue'));
    expect(server.sent.map(({ what }) => what)).toContain(COUNT_REQUEST);
  });

  test('searches, filters and sorts on the server', async () => {
    server.use(answer.listRequests(page()));
    const { user } = await open();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'lake');
    await waitFor(() => expect(sent().at(-1)).toBe('GET /admin/requests?page=1&limit=25&sort=due&search=lake'));
    await user.clear(screen.getByRole('searchbox', { name: 'Search' }));
    await user.selectOptions(screen.getByLabelText('Kind'), 'call');
    await user.selectOptions(screen.getByLabelText('Status'), 'visit_arranged');
    await user.selectOptions(screen.getByLabelText('Assignee'), 'Ulla Lind');
    await user.click(screen.getByLabelText('Overdue only'));
    await waitFor(() =>
      expect(sent().at(-1)).toBe(
        'GET /admin/requests?page=1&limit=25&sort=due&kind=call&status=visit_arranged&assignee=u1&overdue=true',
      ),
    );
    const sortBy = (name: string) => user.click(screen.getByRole('button', { name }));
    await sortBy('Name');
    await waitFor(() => expect(sent().at(-1)).toContain('sort=name'));
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await sortBy('Name');
    await waitFor(() => expect(sent().at(-1)).toContain('sort=-name'));
  });

  test("'one source of truth': quick filters on a phone send what the filters send", async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList);
    server.use(answer.listRequests(page({ assignees: [{ _id: admin._id, name: 'Ulla Lind' }] })));
    const { user } = renderApp({ at: '/admin?view=requests', signedInAs: admin });
    const quick = within(await screen.findByRole('list', { name: 'Quick filters' }));
    for (const name of ['New', 'Mine', 'Overdue']) await user.click(quick.getByRole('button', { name }));
    await waitFor(() => expect(address()).toBe(`/admin?view=requests&status=new&assignee=${admin._id}&overdue=true`));
    await waitFor(() => expect(sent().at(-1)).toContain(`status=new&assignee=${admin._id}&overdue=true`));
    expect(quick.getAllByRole('button', { pressed: true })).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filters (3)' }));
    // The list names the assignees.
    await waitFor(() => expect(screen.getByLabelText('Assignee')).toHaveDisplayValue('Ulla Lind'));
  });

  test('says that there are none, and offers to load the list again if that failed', async () => {
    server.use(problem('get', '/admin/requests', 500, 'Broken.'));
    const { user } = renderApp({ at: '/admin?view=requests', signedInAs: admin });
    expect(await screen.findByRole('alert')).toHaveTextContent('The requests could not be loaded. Please try again.');
    server.use(answer.listRequests(page({ requests: [], total: 0 })));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No requests yet. They appear here as soon as a visitor sends one.')).toBeVisible();
  });

  test('says that the user is offline, and loads the list by itself once they are online again', async () => {
    server.use(http.get('*/api/admin/requests', () => HttpResponse.error()));
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderApp({ at: '/admin?view=requests', signedInAs: admin });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You are offline. The requests could not be loaded. Please try again.',
    );
    server.use(answer.listRequests(page({ requests: [], total: 0 })));
    onLine.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('No requests yet. They appear here as soon as a visitor sends one.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is left out with a notice if the backend stores no requests', async () => {
    server.use(problem('get', '/admin/requests', 404, 'No.'));
    renderApp({ at: '/admin?view=requests', signedInAs: admin });
    expect(await screen.findByText('This backend does not store requests.')).toBeVisible();
  });

  test('exports the filtered requests as a file', async () => {
    server.use(
      answer.listRequests(page()),
      answer.exportRequests({ fileName: 'requests.csv', csv: 'Reference', isComplete: false }),
    );
    const createUrl = jest.fn(() => 'blob:csv');
    Object.assign(URL, { createObjectURL: createUrl, revokeObjectURL: jest.fn() });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText('Kind'), 'call');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(sent()).toContain('GET /admin/requests/export?kind=call');
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('requests.csv');
    await findToast('Only the newest 10,000 requests were exported. Narrow the filters to export the others.');
  });
});

describe('the panel of a request', () => {
  /** A loaded request of each status, with the statuses that the server lets follow. */
  const inStatus = (status: Request['status'], fields: Partial<Request> = {}) =>
    details({
      request: request({ status, ...fields }),
      nextStatuses: {
        new: ['contacted', 'visit_arranged', 'lost'] as const,
        contacted: ['visit_arranged', 'won', 'lost'] as const,
        visit_arranged: ['contacted', 'won', 'lost'] as const,
        won: ['visit_arranged'] as const,
        lost: ['contacted'] as const,
      }[status].slice(),
    });

  test('shows what the visitor has sent, the history, and what else the person asked for; its URL can be shared', async () => {
    await openPanel(details({ others: [request({ _id: 'r9', reference: 'OLD-999', kind: 'call', status: 'lost' })] }));
    expect(address()).toBe('/admin?view=requests&request=r1');
    expect(panel().getByRole('link', { name: 'ada@example.com' })).toHaveAttribute(
      'href',
      'mailto:ada%40example.com?subject=Your%20request%20K7X-4MQ',
    );
    expect(panel().getByText(/A house/).textContent).toBe('A house\nby the lake');
    expect(panel().getByText('Will call on Monday.')).toBeVisible();
    expect(panel().getByText(/Private call, lost/)).toBeVisible();
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('has buttons to call the person and to write an email, but only for what they have entered', async () => {
    const { user } = await openPanel(inStatus('new', { phone: '+49 (0)89 12 34' }));
    const buttons = () =>
      panel()
        .getAllByRole('link', { name: /^(Call|Email) Ada Berg$/ })
        .map((link) => [link.textContent, link.getAttribute('href')]);
    const email = ['Email', 'mailto:ada%40example.com?subject=Your%20request%20K7X-4MQ'];
    expect(buttons()).toEqual([['Call', 'tel:+49891234'], email]);
    server.use(answer.getRequest(inStatus('new', { phone: 'none' })));
    await user.click(panel().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Open request LATE-22' }));
    await panel().findByLabelText('Note');
    expect(buttons()).toEqual([email]);
  });

  test('closing the panel goes back, so that the Back button leads to the page before the list', async () => {
    const { user } = await openPanel();
    await user.click(panel().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/admin?view=requests');
    act(() => window.history.forward());
    await waitFor(() => expect(address()).toBe('/admin?view=requests&request=r1'));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test('closing a panel that a link has opened shows the list in the same history entry', async () => {
    server.use(answer.listRequests(page()), answer.getRequest(details()));
    const { user } = await open('/admin?view=requests&request=r1');
    const entries = window.history.length;
    await user.click(panel().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/admin?view=requests'));
    expect(window.history.length).toBe(entries);
  });

  test('says that the time of a visit has passed', async () => {
    await openPanel();
    fireEvent.change(panel().getByLabelText('Visit'), { target: { value: '2030-05-02T15:30' } });
    expect(panel().queryByText('This time has passed.')).not.toBeInTheDocument();
    fireEvent.change(panel().getByLabelText('Visit'), { target: { value: '2020-05-02T15:30' } });
    expect(panel().getByLabelText('Visit')).toHaveAccessibleDescription('This time has passed.');
  });

  const enterVisit = (value: string) => fireEvent.change(panel().getByLabelText('Visit'), { target: { value } });

  test.each(['new', 'contacted'] as const)(
    'one Save arranges a visit in the future of a request that is %s, and marks it so',
    async (status) => {
      const { user } = await openPanel(inStatus(status));
      expect(panel().queryByRole('checkbox')).not.toBeInTheDocument();
      enterVisit('2030-05-02T15:30');
      expect(panel().getByRole('checkbox', { name: 'Mark as visit arranged' })).toBeChecked();
      const visitAt = new Date('2030-05-02T15:30').toISOString();
      const saved = inStatus('visit_arranged', { visitAt, version: 4 });
      server.use(answer.updateRequest(saved), answer.getRequest(saved));
      await user.click(panel().getByRole('button', { name: 'Save visit' }));
      await findToast('✅ Request updated: K7X-4MQ');
      expect(await patches()).toEqual([{ version: '"3"', changes: { visitAt, status: 'visit_arranged' } }]);
      await waitFor(() => expect(panel().queryByRole('checkbox')).not.toBeInTheDocument());
    },
  );

  test('the status stays if the user unticks it, also after a conflict and another time', async () => {
    const { user } = await openPanel();
    enterVisit('2030-05-02T15:30');
    await user.click(panel().getByRole('checkbox', { name: 'Mark as visit arranged' }));
    enterVisit('2030-05-02T16:00');
    server.use(problem('patch', '/admin/requests/:id', 412, 'Someone else has changed this request.'));
    server.use(answer.getRequest(inStatus('contacted', { version: 4 })));
    await user.click(panel().getByRole('button', { name: 'Save visit' }));
    await findToast('Someone else has changed this request.');
    await waitFor(() => expect(panel().getByText('Contacted', { selector: 'span' })).toBeVisible());
    expect(panel().getByLabelText('Visit')).toHaveValue('2030-05-02T16:00');
    expect(panel().getByRole('checkbox', { name: 'Mark as visit arranged' })).not.toBeChecked();
    const visitAt = new Date('2030-05-02T16:00').toISOString();
    const saved = inStatus('contacted', { visitAt, version: 5 });
    server.use(answer.updateRequest(saved), answer.getRequest(saved));
    await user.click(panel().getByRole('button', { name: 'Save visit' }));
    await findToast('✅ Request updated: K7X-4MQ');
    expect((await patches()).at(-1)).toEqual({ version: '"4"', changes: { visitAt } });
    // The next visit is arranged again, unless the user unticks it again.
    enterVisit('2030-05-03T16:00');
    expect(panel().getByRole('checkbox', { name: 'Mark as visit arranged' })).toBeChecked();
  });

  test('a visit is not marked as arranged twice, nor if its time has passed or the request is closed', async () => {
    const { user } = await openPanel();
    enterVisit('2020-05-02T15:30');
    expect(panel().queryByRole('checkbox')).not.toBeInTheDocument();
    enterVisit('');
    for (const status of ['visit_arranged', 'won', 'lost'] as const) {
      await user.click(panel().getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      server.use(answer.getRequest(inStatus(status)));
      await user.click(screen.getByRole('button', { name: 'Open request LATE-22' }));
      await panel().findByLabelText('Visit');
      enterVisit('2030-05-02T15:30');
      expect(panel().getByRole('button', { name: 'Save visit' })).toBeVisible();
      expect(panel().queryByRole('checkbox')).not.toBeInTheDocument();
      enterVisit('');
    }
  });

  test('withdrawing an arranged visit marks the request as contacted', async () => {
    const visitAt = new Date('2030-05-02T15:30').toISOString();
    const { user } = await openPanel(inStatus('visit_arranged', { visitAt }));
    enterVisit('');
    expect(panel().getByRole('checkbox', { name: 'Mark as contacted' })).toBeChecked();
    server.use(answer.updateRequest(inStatus('contacted', { version: 4 })));
    await user.click(panel().getByRole('button', { name: 'Save visit' }));
    await findToast('✅ Request updated: K7X-4MQ');
    expect(await patches()).toEqual([{ version: '"3"', changes: { visitAt: null, status: 'contacted' } }]);
  });

  /** Makes the field for the visit incomplete, which jsdom cannot: its value is then empty, as in browsers. */
  function enterPartOfVisit(isIncomplete = true) {
    const field = panel().getByLabelText('Visit');
    Object.defineProperty(field, 'validity', { value: { valid: !isIncomplete }, configurable: true });
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.keyUp(field);
  }
  const INVALID = 'The date or the time is missing or not valid. Please enter both, or clear the field.';

  test.each([
    ['no visit', {}],
    ['a visit', { status: 'visit_arranged', visitAt: '2030-05-02T13:30:00.000Z' }],
  ] as const)('saves nothing while the time of a visit is incomplete, on a request with %s', async (_case, fields) => {
    const { user } = await openPanel(inStatus('contacted', fields));
    enterPartOfVisit();
    expect(panel().queryByRole('checkbox')).not.toBeInTheDocument();
    expect(panel().queryByText(INVALID)).not.toBeInTheDocument();
    for (const name of ['Save visit', 'Lost']) {
      await user.click(panel().getByRole('button', { name }));
      expect(panel().getByLabelText('Visit')).toHaveFocus();
      expect(panel().getByRole('alert')).toHaveTextContent(INVALID);
      expect(panel().getByLabelText('Visit')).toHaveAccessibleDescription(INVALID);
      expect(panel().getByLabelText('Visit')).toBeInvalid();
    }
    expect(await patches()).toEqual([]);
    enterPartOfVisit(false);
    enterVisit('2030-05-02T16:00');
    expect(panel().queryByText(INVALID)).not.toBeInTheDocument();
  });

  test('names an incomplete time of a visit when its field is left, and asks before it is lost', async () => {
    const confirm = answerConfirmations(false);
    const { user } = await openPanel();
    await user.click(panel().getByLabelText('Visit'));
    enterPartOfVisit();
    await user.tab();
    expect(panel().getByRole('alert')).toHaveTextContent(INVALID);
    await user.click(panel().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(confirm.mock.calls).toEqual([['Discard unsaved changes?']]));
  });

  test('says that a request does not exist if its link leads to none', async () => {
    server.use(answer.listRequests(page()), problem('get', '/admin/requests/:id', 404, 'Not found.'));
    await open('/admin?view=requests&request=r7');
    expect(await panel().findByRole('alert')).toHaveTextContent(
      'This request does not exist. It may have been deleted, or the link may be incomplete.',
    );
    expect(panel().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('leads to the next and the previous request, in the order in which the list was when it opened', async () => {
    server.use(
      answer.listRequests(page()),
      http.get('*/api/admin/requests/:id', ({ params }) =>
        HttpResponse.json(details({ request: params.id === 'r2' ? late : request() })),
      ),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Open request LATE-22' }));
    await screen.findByRole('dialog', { name: 'Bo' });
    expect(panel().getByText('1 of 2')).toBeVisible();
    expect(panel().getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    // The list is loaded again after an answer, which changes its order.
    server.use(
      answer.listRequests(page({ requests: [request(), late] })),
      answer.updateRequest(details({ request: late })),
    );
    await user.click(await panel().findByRole('button', { name: 'Contacted' }));
    await findToast('✅ Request updated: LATE-22');
    await user.click(panel().getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('dialog', { name: 'Ada Berg' })).toBeVisible();
    expect(panel().getByText('2 of 2')).toBeVisible();
    expect(panel().getByRole('button', { name: 'Next' })).toHaveFocus();
    expect(address()).toBe('/admin?view=requests&request=r1');
  });

  test('closing it focuses the request that it showed last, in its row', async () => {
    server.use(
      answer.listRequests(page()),
      http.get('*/api/admin/requests/:id', ({ params }) =>
        HttpResponse.json(details({ request: params.id === 'r2' ? late : request() })),
      ),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Open request LATE-22' }));
    await screen.findByRole('dialog', { name: 'Bo' });
    await user.keyboard('j');
    await screen.findByRole('dialog', { name: 'Ada Berg' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open request K7X-4MQ' })).toHaveFocus());
  });

  test('keeps the places of the buttons for its status', async () => {
    const { user } = await openPanel();
    const places = () =>
      [...panel().getByRole('group', { name: 'Status of the request' }).children].map((one) => one.textContent);
    const all = ['Contacted', 'Visit arranged', 'Won', 'Lost'];
    expect(places()).toEqual(['Now: New. Mark as', ...all]);
    const contacted = details({
      request: request({ status: 'contacted', version: 4 }),
      nextStatuses: ['visit_arranged', 'won', 'lost'],
    });
    server.use(answer.updateRequest(contacted), answer.getRequest(contacted));
    await user.click(panel().getByRole('button', { name: 'Contacted' }));
    expect(await panel().findByRole('button', { name: 'Won' })).toBeVisible();
    expect(panel().queryByRole('button', { name: 'Contacted' })).not.toBeInTheDocument();
    expect(places()).toEqual(['Now: Contacted. Mark as', ...all]);
  });

  test('starts on its title; J and K lead to the next and the previous request, and are listed under ?', async () => {
    server.use(
      answer.listRequests(page()),
      http.get('*/api/admin/requests/:id', ({ params }) =>
        HttpResponse.json(details({ request: params.id === 'r2' ? late : request() })),
      ),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Open request LATE-22' }));
    expect(await screen.findByRole('heading', { name: 'Bo' })).toHaveFocus();
    await user.keyboard('j');
    expect(await screen.findByRole('dialog', { name: 'Ada Berg' })).toBeVisible();
    // There is no further request.
    await user.keyboard('j');
    expect(panel().getByText('2 of 2')).toBeVisible();
    // Only a loaded request has the controls of most shortcuts.
    await panel().findByLabelText('Note');
    await user.keyboard('?');
    const list = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(list.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Search and commands',
      'Keyboard shortcuts',
      'Save the form',
      'Close the dialog or panel',
      'Previous in the list',
      'Enter the time of the visit',
      'Mark as the next status',
      'Mark as contacted',
      'Mark as visit arranged',
      'Mark as lost',
      'Write a note',
    ]);
    await user.keyboard('?');
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument();
    const confirm = answerConfirmations(false);
    await user.keyboard('x');
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
    await user.keyboard('v');
    expect(panel().getByLabelText('Visit')).toHaveFocus();
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('k');
    expect(await screen.findByRole('dialog', { name: 'Bo' })).toBeVisible();
    await panel().findByLabelText('Note');
    await user.keyboard('njk?');
    expect(panel().getByLabelText('Note')).toHaveValue('jk?');
    expect(screen.getByRole('dialog', { name: 'Bo' })).toBeVisible();
    server.use(answer.updateRequest(details({ request: late })));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await findToast('✅ Note added');
  });

  test('asks before a visit is arranged without its time, and before a request is lost', async () => {
    const confirm = answerConfirmations(false);
    const { user } = await openPanel();
    await user.click(panel().getByRole('button', { name: 'Visit arranged' }));
    await waitFor(() => expect(panel().getByLabelText('Visit')).toHaveFocus());
    await user.click(panel().getByRole('button', { name: 'Lost' }));
    await waitFor(() =>
      expect(confirm.mock.calls).toEqual([
        ['Mark the visit as arranged without its time?'],
        ['Mark the request of Ada Berg as lost?'],
      ]),
    );
    expect(sent().filter((what) => what.startsWith('PATCH'))).toEqual([]);
    confirm.mockReturnValue(true);
    server.use(answer.updateRequest(details({ request: request({ status: 'visit_arranged', version: 4 }) })));
    await user.click(panel().getByRole('button', { name: 'Visit arranged' }));
    await findToast('✅ Request updated: K7X-4MQ');
  });

  test('asks before a step backwards, also by key, and before a request is lost by key', async () => {
    const confirm = answerConfirmations(false);
    const { user } = await openPanel(inStatus('visit_arranged', { visitAt: '2030-05-02T13:30:00.000Z' }));
    await waitFor(async () => {
      await user.keyboard('c');
      expect(confirm).toHaveBeenCalledWith('Mark the request of Ada Berg as contacted again?');
    });
    await user.keyboard('x');
    await waitFor(() => expect(confirm).toHaveBeenLastCalledWith('Mark the request of Ada Berg as lost?'));
    expect(sent().filter((what) => what.startsWith('PATCH'))).toEqual([]);
  });

  test('asks before a visit is arranged for a time that has passed', async () => {
    const confirm = answerConfirmations(false);
    const { user } = await openPanel();
    fireEvent.change(panel().getByLabelText('Visit'), { target: { value: '2020-05-02T15:30' } });
    await user.click(panel().getByRole('button', { name: 'Visit arranged' }));
    await waitFor(() => expect(panel().getByLabelText('Visit')).toHaveFocus());
    expect(confirm.mock.calls).toEqual([['Mark the visit as arranged for a time that has passed?']]);
    expect(sent().filter((what) => what.startsWith('PATCH'))).toEqual([]);
    confirm.mockReturnValue(true);
    const arranged = details({
      request: request({ status: 'visit_arranged', visitAt: '2020-05-02T13:30:00.000Z', version: 4 }),
    });
    server.use(answer.updateRequest(arranged), answer.getRequest(arranged));
    await user.click(panel().getByRole('button', { name: 'Visit arranged' }));
    await findToast('✅ Request updated: K7X-4MQ');
  });

  test('opens with a click anywhere on its row', async () => {
    server.use(answer.listRequests(page()), answer.getRequest(details()));
    const { user } = await open();
    await user.click(screen.getByRole('rowheader', { name: /Ada Berg/ }));
    expect(await screen.findByRole('dialog', { name: 'Ada Berg' })).toBeVisible();
  });

  /** The changes that were sent, each with the version that it is based on. */
  const patches = () =>
    Promise.all(
      server.sent
        .filter(({ what }) => what === 'PATCH /admin/requests/r1')
        .map(async (sentChange) => ({
          version: sentChange.request.headers.get('if-match'),
          changes: (await sentChange.request.clone().json()) as object,
        })),
    );

  test('closing the panel and going back ask before a visit that is not saved is lost', async () => {
    const confirm = answerConfirmations(false);
    const { user } = await openPanel();
    fireEvent.change(panel().getByLabelText('Visit'), { target: { value: '2030-05-02T15:30' } });
    await user.click(panel().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(confirm.mock.calls).toEqual([['Discard unsaved changes?']]));
    const opened = address();
    act(() => window.history.back());
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(address()).toBe(opened));
    expect(panel().getByLabelText('Visit')).toHaveValue('2030-05-02T15:30');
    confirm.mockReturnValue(true);
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('changes the status and the assignee one after the other, each with the version of the change before', async () => {
    const { user } = await openPanel();
    const deferred = makeDeferred();
    const saved = details({ request: request({ assignee: assignees[0], version: 4 }) });
    server.use(
      answer.getRequest(saved),
      http.patch('*/api/admin/requests/:id', async () => {
        await deferred.opened;
        return HttpResponse.json(saved);
      }),
    );
    // Leaving the field saves the assignee at once.
    await user.selectOptions(panel().getByLabelText('Assignee'), 'Ulla Lind');
    await user.tab();
    await user.click(panel().getByRole('button', { name: 'Contacted' }));
    await waitFor(async () => expect(await patches()).toHaveLength(1));
    deferred.open();
    await waitFor(async () =>
      expect(await patches()).toEqual([
        { version: '"3"', changes: { assigneeId: 'u1' } },
        { version: '"4"', changes: { status: 'contacted' } },
      ]),
    );
  });

  test('saves a chosen assignee without a button, which appears only if that fails', async () => {
    const { user } = await openPanel();
    server.use(problem('patch', '/admin/requests/:id', 503, 'Busy.'));
    await user.selectOptions(panel().getByLabelText('Assignee'), 'Ulla Lind');
    expect(panel().queryByRole('button', { name: 'Save assignee' })).not.toBeInTheDocument();
    await findToast('Busy.');
    expect(panel().getByLabelText('Assignee')).toHaveDisplayValue('Ulla Lind');
    server.use(answer.updateRequest(details({ request: request({ assignee: assignees[0], version: 4 }) })));
    await user.click(await panel().findByRole('button', { name: 'Save assignee' }));
    await findToast('✅ Request updated: K7X-4MQ');
    await waitFor(() => expect(panel().queryByRole('button', { name: 'Save assignee' })).not.toBeInTheDocument());
    expect((await patches()).map(({ changes }) => changes)).toEqual([{ assigneeId: 'u1' }, { assigneeId: 'u1' }]);
  });

  test("'Assign to me' assigns the request to the user", async () => {
    const me = { _id: 'u2', name: 'Max Moor' };
    const mine = details({ request: request({ assignee: me, version: 4 }) });
    server.use(
      answer.listRequests(page({ assignees: [...assignees, me] })),
      answer.getRequest(details()),
      answer.updateRequest(mine),
    );
    const { user } = await open('/admin?view=requests&request=r1', { ...admin, _id: me._id });
    const assign = await panel().findByRole('button', { name: 'Assign to me' });
    server.use(answer.getRequest(mine));
    await user.click(assign);
    // The next key does not choose another name.
    expect(panel().getByRole('group', { name: 'Assignee and visit' })).toHaveFocus();
    await findToast('✅ Request updated: K7X-4MQ');
    expect(await patches()).toEqual([{ version: '"3"', changes: { assigneeId: me._id } }]);
    expect(panel().queryByRole('button', { name: 'Assign to me' })).not.toBeInTheDocument();
  });

  test("'Assign to me' is not offered to a user who cannot be an assignee", async () => {
    await openPanel();
    expect(panel().getByLabelText('Assignee')).toBeVisible();
    expect(panel().queryByRole('button', { name: 'Assign to me' })).not.toBeInTheDocument();
  });

  test('a chosen assignee and visit are saved with the next status, or alone', async () => {
    const { user, settled } = await openPanel();
    server.use(problem('patch', '/admin/requests/:id', 503, 'Busy.'));
    await user.selectOptions(panel().getByLabelText('Assignee'), 'Ulla Lind');
    fireEvent.change(panel().getByLabelText('Visit'), { target: { value: '2030-05-02T15:30' } });
    await user.click(panel().getByRole('button', { name: 'Visit arranged' }));
    await findToast('Busy.');
    // Leaving the field of the assignee has sent a change of its own, which shows the same toast.
    await settled();
    expect(panel().getByLabelText('Visit')).toHaveValue('2030-05-02T15:30');
    const visitAt = new Date('2030-05-02T15:30').toISOString();
    const saved = request({ status: 'visit_arranged', visitAt, assignee: assignees[0], version: 4 });
    server.use(answer.updateRequest(details({ request: saved })), answer.getRequest(details({ request: saved })));
    await user.click(panel().getByRole('button', { name: 'Visit arranged' }));
    await findToast('✅ Request updated: K7X-4MQ');
    expect(await server.sent.findLast(({ what }) => what.startsWith('PATCH'))?.request.json()).toEqual({
      status: 'visit_arranged',
      assigneeId: 'u1',
      visitAt,
    });
    await waitFor(() => expect(panel().queryByRole('button', { name: 'Save visit' })).not.toBeInTheDocument());
    fireEvent.change(panel().getByLabelText('Visit'), { target: { value: '' } });
    await user.click(panel().getByRole('button', { name: 'Save visit' }));
    await waitFor(async () =>
      expect(
        await server.sent
          .findLast(({ what }) => what.startsWith('PATCH'))
          ?.request.clone()
          .json(),
      ).toEqual({
        visitAt: null,
        status: 'contacted',
      }),
    );
  });

  test('loads the request again if somebody else has changed it', async () => {
    const { user } = await openPanel();
    server.use(problem('patch', '/admin/requests/:id', 412, 'Someone else has changed this request.'));
    server.use(answer.getRequest(details({ request: request({ status: 'lost' }), nextStatuses: ['contacted'] })));
    await user.click(panel().getByRole('button', { name: 'Contacted' }));
    await findToast('Someone else has changed this request.');
    await waitFor(() => expect(panel().queryByRole('button', { name: 'Visit arranged' })).not.toBeInTheDocument());
  });

  test('keeps a note that was typed until it is saved', async () => {
    const { user } = await openPanel();
    await user.click(panel().getByRole('button', { name: 'Add note' }));
    expect(await panel().findByText('Please enter a note.')).toBeVisible();
    await user.type(panel().getByLabelText('Note'), 'Has a lake.');
    await user.click(panel().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Open request K7X-4MQ' }));
    await waitFor(() => expect(panel().getByLabelText('Note')).toHaveValue('Has a lake.'));
    server.use(problem('patch', '/admin/requests/:id', 503, 'Busy.'));
    await user.click(panel().getByRole('button', { name: 'Add note' }));
    await findToast('Busy.');
    expect(panel().getByLabelText('Note')).toHaveValue('Has a lake.');
    server.use(answer.updateRequest(details()));
    await user.click(panel().getByRole('button', { name: 'Add note' }));
    await findToast('✅ Note added');
    expect(panel().getByLabelText('Note')).toHaveValue('');
  });

  test('deletes the personal data of a person only after a confirmation', async () => {
    const confirm = answerConfirmations(false);
    const { user } = await openPanel();
    await user.click(panel().getByRole('button', { name: 'Delete personal data' }));
    expect(sent().filter((what) => what.startsWith('DELETE'))).toEqual([]);
    confirm.mockReturnValue(true);
    server.use(answer.anonymiseRequest({ success: true }));
    await user.click(panel().getByRole('button', { name: 'Delete personal data' }));
    await findToast('✅ Personal data deleted');
    expect(sent()).toContain('DELETE /admin/requests/r1?person=true');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('offers no changes of a request whose data was deleted', async () => {
    const anonymised = request({ isAnonymised: true, name: undefined, email: undefined, message: undefined });
    await openPanel(details({ request: anonymised, nextStatuses: [] }));
    expect(panel().getByText('Deleted')).toBeVisible();
    expect(panel().queryByRole('link', { name: /^(Call|Email)/ })).not.toBeInTheDocument();
    expect(panel().queryByRole('button', { name: /Add note|Delete|Contacted/ })).not.toBeInTheDocument();
  });
});

describe('the dashboard counts its figures, each of which links to its list', () => {
  test('in a shop that stores requests', async () => {
    server.use(
      answer.listUsers({ users: [], currentPage: 1, totalPages: 1, total: 31 }),
      answer.listAllProducts({ products: [], currentPage: 1, totalPages: 1, total: 46 }),
      answer.listRequests(page({ total: 5 })),
    );
    const { user } = renderApp({ at: '/admin', signedInAs: admin });
    await waitFor(() =>
      expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['31', '46', '2', '5']),
    );
    await user.click(screen.getByRole('link', { name: 'Pending Requests' }));
    expect(await screen.findByRole('heading', { name: 'Request Management' })).toBeVisible();
  });

  test('and loads them again after Back, because the cached ones may be outdated; these are shown meanwhile', async () => {
    const figures = () => screen.getAllByRole('definition').map((one) => one.textContent);
    server.use(
      answer.listUsers({ users: [], currentPage: 1, totalPages: 1, total: 31 }),
      answer.listAllProducts({ products: [], currentPage: 1, totalPages: 1, total: 46 }),
      answer.listRequests(page({ total: 5 })),
    );
    const { user, settled } = renderApp({ at: '/admin', signedInAs: admin });
    await waitFor(() => expect(figures()).toEqual(['31', '46', '2', '5']));
    await user.click(screen.getByRole('button', { name: 'Product Management' }));
    await screen.findByRole('heading', { name: 'Product Management' });
    await settled();
    server.use(
      answer.listUsers({ users: [], currentPage: 1, totalPages: 1, total: 32 }),
      answer.listAllProducts({ products: [], currentPage: 1, totalPages: 1, total: 47 }),
      answer.listRequests(page({ total: 6, waiting: 3 })),
    );
    // A handler without a response passes the request on to those above.
    const deferred = makeDeferred();
    server.use(http.all('*/api/*', () => deferred.opened));
    window.history.back();
    await screen.findByText('Total Users');
    expect(figures()).toEqual(['31', '46', '2', '5']);
    deferred.open();
    await waitFor(() => expect(figures()).toEqual(['32', '47', '3', '6']));
  });

  test('and lists the requests that wait for an answer, each with a link that opens it', async () => {
    const answered = request({ _id: 'r3', name: 'Cleo', status: 'contacted', answeredAt: hoursAgo(1) });
    server.use(
      answer.listUsers({ users: [], currentPage: 1, totalPages: 1, total: 31 }),
      answer.listAllProducts({ products: [], currentPage: 1, totalPages: 1, total: 46 }),
      answer.listRequests(page({ requests: [late, request(), answered] })),
      answer.getRequest(details()),
    );
    const { user } = renderApp({ at: '/admin', signedInAs: admin });
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for an answer' }));
    expect(waiting.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'View all requests',
      'Bo',
      'Ada Berg',
    ]);
    expect(waiting.getByRole('link', { name: 'View all requests' })).toHaveAttribute('href', '/admin?view=requests');
    expect(waiting.getByText('5 h left')).toBeVisible();
    await user.click(waiting.getByRole('link', { name: 'Ada Berg' }));
    expect(await screen.findByRole('dialog', { name: 'Ada Berg' })).toBeVisible();
  });

  test('and lists the next visits whatever their status, but none of the past or of lost requests', async () => {
    const visit = (name: string, hours: number, status: Request['status'] = 'visit_arranged') =>
      request({ _id: name, name, status, answeredAt: hoursAgo(1), visitAt: hoursAgo(-hours) });
    const visiting = [visit('Bo', 30), visit('New', 31, 'new'), visit('Lost', 32, 'lost'), visit('Past', -60)];
    server.use(
      answer.listUsers({ users: [], currentPage: 1, totalPages: 1, total: 31 }),
      answer.listAllProducts({ products: [], currentPage: 1, totalPages: 1, total: 46 }),
      answer.listRequests(page({ requests: visiting })),
    );
    renderApp({ at: '/admin', signedInAs: admin });
    const visits = within(await screen.findByRole('region', { name: 'Next visits' }));
    expect(visits.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['View all visits', 'Bo', 'New']);
    expect(visits.getByRole('link', { name: 'View all visits' })).toHaveAttribute(
      'href',
      '/admin?view=requests&sort=visit',
    );
    expect(sent()).toContain('GET /admin/requests?page=1&limit=5&sort=visit');
  });

  test('and lists the products that were changed last, each with a link that opens it for editing', async () => {
    const bench = product({ name: 'Cedar Bench', status: 'draft' });
    server.use(
      answer.listUsers({ users: [], currentPage: 1, totalPages: 1, total: 31 }),
      answer.listAllProducts({ products: [bench], currentPage: 1, totalPages: 1, total: 46 }),
      answer.listRequests(page({ requests: [] })),
      answer.getAnyProduct({ product: bench }),
      answer.listProductHistory({ entries: [] }),
    );
    const { user } = renderApp({ at: '/admin', signedInAs: admin });
    const changed = within(await screen.findByRole('region', { name: 'Products changed last' }));
    expect(await screen.findByText('No request is waiting for an answer.')).toBeVisible();
    expect(changed.getByText('draft')).toBeVisible();
    await user.click(changed.getByRole('link', { name: 'Cedar Bench' }));
    expect(await screen.findByRole('dialog', { name: 'Edit Product: Cedar Bench' })).toBeVisible();
    expect(sent()).toContain('GET /admin/products?page=1&limit=5&sort=-updatedAt');
  });

  test('and says so if they cannot be loaded', async () => {
    server.use(
      answer.listUsers({ users: [], currentPage: 1, totalPages: 1, total: 31 }),
      answer.listAllProducts({ products: [], currentPage: 1, totalPages: 1, total: 46 }),
      http.get('*/api/admin/requests', () => HttpResponse.error()),
    );
    renderApp({ at: '/admin', signedInAs: admin });
    expect(await screen.findByRole('alert')).toHaveTextContent('The figures could not be loaded. Please try again.');
    await waitFor(() => expect(screen.getByText('46')).toBeVisible());
  });

  test('and shows no empty figures if none of them can be loaded', async () => {
    server.use(
      http.get('*/api/users', () => HttpResponse.error()),
      http.get('*/api/admin/:list', () => HttpResponse.error()),
    );
    renderApp({ at: '/admin', signedInAs: admin });
    expect(await screen.findByRole('alert')).toHaveTextContent('The figures could not be loaded. Please try again.');
    await waitFor(() => expect(screen.queryByText('Total Users')).not.toBeInTheDocument());
  });
});
