import { createHash } from 'node:crypto';
import { transaction } from '../database';
import { enqueueMail } from '../mail/outboxQueries';
import { cleanLine, cleanName } from '../auth/cleanName';
import type { Handler, HandlerInput, HandlerResult, Services } from '../http/handler';
import { HttpError } from '../http/httpErrors';
import { newReference } from './reference';
import { requireRequests } from './requestResults';
import { findReceipt, insertRequest, type NewRequestRow, type RequestKind } from './requestQueries';

/** Minimum number of seconds in which a person fills in a form. */
const MIN_SECONDS_TO_FILL_IN = 3;

/** The fields that both forms have in common. */
interface SentForm {
  email: string;
  phone?: string;
  message?: string;
  secondsToFillIn: number;
  website?: string;
}

interface Consultation extends SentForm {
  firstName: string;
  lastName: string;
  location: string;
  projectType: string;
  timeline?: string;
  budget?: string;
  productId?: string;
}

interface CallRequest extends SentForm {
  name: string;
}

/** Stores the form of the consultation page, and mails a confirmation to the visitor and a notice to the house. */
export const createConsultation: Handler<HandlerInput<unknown, unknown, Consultation>> = (call, services) => {
  const { firstName, lastName, projectType, timeline = '', budget = '', productId = null } = call.body;
  const name = `${cleanName('First name', firstName)} ${cleanName('Last name', lastName)}`;
  const location = cleanLine('Location', call.body.location);
  return storeRequest('consultation', { name, location, projectType, timeline, budget, productId }, call, services);
};

/** Stores the form of the dialog 'Schedule Your Private Consultation', and sends the same mails. */
export const createCall: Handler<HandlerInput<unknown, unknown, CallRequest>> = (call, services) => {
  const fields = { location: '', projectType: '', timeline: '', budget: '', productId: null };
  return storeRequest('call', { name: cleanName('Full name', call.body.name), ...fields }, call, services);
};

type FormFields = Pick<NewRequestRow, 'name' | 'location' | 'projectType' | 'timeline' | 'budget' | 'productId'>;

/**
 * Stores a request once for each idempotency key, and returns its reference, even if the request is repeated. Throws
 * HttpError 404 if requests are turned off, 422 if the key was used for other content, and 429.
 */
async function storeRequest(
  kind: RequestKind,
  fields: FormFields,
  { body, headers, ip }: HandlerInput<unknown, unknown, SentForm>,
  { config, pool, rateLimiter, outboxWorker }: Services,
): Promise<HandlerResult> {
  const { houseEmail } = requireRequests(config);
  const { email, phone = '', message = '' } = body;
  const content = { ...fields, email, phone: cleanLine('Phone', phone), message: message.trim() };
  const id = headers['idempotency-key'] as string;
  const contentHash = createHash('sha256')
    .update(JSON.stringify([kind, content]))
    .digest('hex');
  const receipt = await findReceipt(pool, id);
  if (receipt) return repeatedReceipt(receipt, contentHash);
  refuseScripts(body);
  await rateLimiter.count('request', { account: email, ip });

  // Beyond the limit, the request is stored without a confirmation, so that nobody can flood another person's mailbox.
  const mayConfirm = await rateLimiter.countMail('request', email);
  const reference = newReference();
  const isAdded = await transaction(pool, async (db) => {
    if (!(await insertRequest(db, { ...content, id, reference, kind, contentHash }))) return false;
    if (mayConfirm) await enqueueMail(db, 'request received', email, { requestId: id });
    await enqueueMail(db, 'request notice', houseEmail, { requestId: id });
    return true;
  });
  if (!isAdded) {
    // Another request with the same key was stored in the meantime.
    const other = await findReceipt(pool, id);
    if (other) return repeatedReceipt(other, contentHash);
    throw new HttpError(503, 'Your request could not be stored. Please send it again.', 1);
  }
  outboxWorker.wake();
  return receiptResult(reference);
}

/** Refuses what a script sends, in words that help a person whose browser has filled in the form. */
function refuseScripts({ website = '', secondsToFillIn }: SentForm): void {
  if (website !== '') {
    throw new HttpError(400, 'A field that must stay empty was filled in, perhaps by an extension of your browser.');
  }
  if (secondsToFillIn < MIN_SECONDS_TO_FILL_IN) {
    throw new HttpError(429, 'That was very fast. Please send your request again.', MIN_SECONDS_TO_FILL_IN);
  }
}

const receiptResult = (reference: string): HandlerResult => ({ status: 201, body: { success: true, reference } });

function repeatedReceipt(receipt: { reference: string; contentHash: string }, contentHash: string): HandlerResult {
  if (receipt.contentHash !== contentHash) {
    throw new HttpError(422, 'Another request has already been sent with this key. Please send yours again.');
  }
  return receiptResult(receipt.reference);
}
