import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { whenSent } from './mail';
import type { Shop } from './shop';

/** The form of the consultation page, filled in as a person does. */
export const consultation = {
  firstName: 'Ada',
  lastName: 'Berg',
  email: 'ada@example.com',
  phone: '+49 89 1',
  location: 'Engadin',
  projectType: 'complete-suite',
  timeline: 'near-term',
  budget: '500k-plus',
  message: 'A house\nby the lake',
  secondsToFillIn: 60,
};

/** The form of the dialog, filled in as a person does. */
export const call = { name: 'Ada Berg', email: 'ada@example.com', secondsToFillIn: 60 };

/** The contract's `Request`. */
export interface WireRequest {
  _id: string;
  reference: string;
  kind: string;
  status: string;
  createdAt: string;
  dueAt: string;
  version: number;
  isAnonymised: boolean;
  name?: string;
  email?: string;
  message?: string;
  visitAt?: string;
  assignee?: { _id: string; name: string };
  product?: { _id: string; slug: string; name: string };
}

/** The contract's `RequestAnswer`. */
export interface WireRequestAnswer {
  request: WireRequest;
  nextStatuses: string[];
  history: { action: string; by: string; changes: object[]; note?: string }[];
  others: WireRequest[];
}

/** Returns helpers for the requests of a test shop. */
export function requestsOf(shop: () => Shop) {
  /** Sends a form. The idempotency key becomes the id of the request. */
  const send = (
    form: 'consultations' | 'calls',
    payload: object,
    { key = randomUUID(), ...more }: InjectOptions & { key?: string } = {},
  ): Promise<LightMyRequestResponse> =>
    shop().ask('guest', {
      method: 'POST',
      url: `/api/${form}`,
      payload,
      headers: { 'idempotency-key': key },
      ...more,
    });

  /** Sends a form, waits for its mails, and returns the stored request as staff see it. */
  async function add(form: 'consultations' | 'calls', payload: object): Promise<WireRequest> {
    const key = randomUUID();
    expect((await send(form, payload, { key })).statusCode).toBe(201);
    await whenSent(shop().database.pool);
    return (await get(key)).request;
  }

  async function get(id: string): Promise<WireRequestAnswer> {
    const response = await shop().ask('admin', { url: `/api/admin/requests/${id}` });
    expect(response.statusCode).toBe(200);
    return response.json<WireRequestAnswer>();
  }

  const patch = (id: string, payload: object, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
    shop().ask('admin', { method: 'PATCH', url: `/api/admin/requests/${id}`, payload, headers });

  /** Makes a request look as if it had been sent this many hours ago. */
  const age = (id: string, hours: number) =>
    shop().database.pool.query(
      'UPDATE requests SET created_at = created_at - make_interval(hours => $2) WHERE id = $1',
      [id, hours],
    );

  return { send, add, get, patch, age };
}
