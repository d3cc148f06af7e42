import { screen, waitFor } from '@testing-library/react';
import { answer, mockServer, problem, user as person } from '../../../store/testing';
import { address, renderApp } from '../../testing/renderApp';
import { storeRequests } from '../../testing/storedRequests';

const server = mockServer();
const ada = person({ firstName: 'Ada' });

describe("'Bookings' in the user menu of a shop that stores requests", () => {
  storeRequests();

  test("lists one's own requests with their state", async () => {
    server.use(
      answer.listOwnRequests({
        requests: [
          {
            reference: 'K7X-4MQ',
            kind: 'consultation',
            status: 'visit_arranged',
            createdAt: '2026-11-20T10:00:00.000Z',
            projectType: 'complete-suite',
            product: { _id: 'p1', slug: 'fjord-sauna', name: 'Fjord Sauna' },
            message: 'For two.',
          },
        ],
      }),
    );
    const { user } = renderApp({ at: '/impressum', signedInAs: ada });
    await user.click(await screen.findByRole('button', { name: 'Ada' }));
    await user.click(screen.getByRole('link', { name: 'Bookings' }));
    expect(await screen.findByText('K7X-4MQ, sent on 20 November 2026')).toBeVisible();
    expect(address()).toBe('/bookings');
    expect(screen.getByText('Visit arranged')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Consultation: Complete suite' })).toBeVisible();
    expect(screen.getByText('For two.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fjord Sauna' })).toHaveAttribute('href', '/products/fjord-sauna');
  });

  test('shows the way to the form if there are none', async () => {
    server.use(answer.listOwnRequests({ requests: [] }));
    renderApp({ at: '/bookings', signedInAs: ada });
    expect(await screen.findByText('You have not asked for a consultation or a call yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request a consultation' })).toHaveAttribute('href', '/consultation');
  });

  test('offers to try again if they cannot be loaded', async () => {
    server.use(problem('get', '/auth/requests', 500, 'Broken.'));
    const { user } = renderApp({ at: '/bookings', signedInAs: ada });
    await screen.findByText('Your bookings could not be loaded. Please try again.');
    server.use(answer.listOwnRequests({ requests: [] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You have not asked for a consultation or a call yet.')).toBeVisible();
  });
});

test.each([
  ['a guest', undefined],
  ['a signed-in user', ada],
])(
  "spec §1: 'Unknown paths redirect to /', and so does /bookings if the shop stores no requests: %s",
  async (_who, signedInAs) => {
    renderApp({ at: '/bookings', ...(signedInAs && { signedInAs }) });
    await waitFor(() => expect(address()).toBe('/'));
    expect(server.sent).toEqual([]);
  },
);
