import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { type ReceivedMail, readOutbox, tokenIn, whenSent } from './mail';
import type { Shop } from './shop';

/** What Eva types to register. */
export const eva = {
  firstName: 'Eva',
  lastName: 'Groß',
  email: 'eva@example.com',
  phone: '+49 30 1234',
  password: 'right password',
};

/** What tests do with the accounts of a shop. */
export function accountsOf(shop: () => Shop) {
  /** Posts as a guest to `/api/auth/…`. */
  const post = (call: string, payload: unknown, more: InjectOptions = {}): Promise<LightMyRequestResponse> =>
    shop().ask('guest', { method: 'POST', url: `/api/auth/${call}`, payload: payload as object, ...more });

  /** A browser with cookies of its own, at an IP address of its own. */
  function openBrowser(remoteAddress = '127.0.0.1') {
    const cookies = new Map<string, string>();
    return {
      cookies,
      async post(call: string, payload: object, more: InjectOptions = {}): Promise<LightMyRequestResponse> {
        const response = await post(call, payload, { remoteAddress, cookies: Object.fromEntries(cookies), ...more });
        for (const { name, value, maxAge } of response.cookies) {
          if (maxAge === 0) cookies.delete(name);
          else cookies.set(name, value);
        }
        return response;
      },
    };
  }

  /** Asks with a token. */
  const withToken = (
    token: string,
    method: 'GET' | 'POST' | 'PUT',
    call: string,
    payload?: object,
  ): Promise<LightMyRequestResponse> =>
    shop().ask('guest', {
      method,
      url: `/api/auth/${call}`,
      ...(payload && { payload }),
      headers: { authorization: `Bearer ${token}` },
    });

  /** The mails to an address so far, once all are sent. */
  async function mailsTo(email: string): Promise<ReceivedMail[]> {
    await whenSent(shop().database.pool);
    return readOutbox(shop().database.dataDir).filter(({ headers }) => headers['to'] === email);
  }

  /** The token of the last link that was mailed to an address. */
  const mailedToken = async (email: string): Promise<string> => tokenIn((await mailsTo(email)).at(-1));

  /** Registers and follows the mailed link. */
  async function addVerified(person: typeof eva): Promise<void> {
    expect((await post('register', person)).statusCode).toBe(201);
    const answer = await post('verify-email', { token: await mailedToken(person.email) });
    expect(answer.statusCode).toBe(200);
  }

  /** Signs in; gives the token. */
  async function signIn(email: string, password: string): Promise<string> {
    const answer = await post('login', { email, password });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ token: string }>().token;
  }

  /** Whether a token still opens the profile. */
  const isSignedIn = async (token: string): Promise<boolean> =>
    (await withToken(token, 'GET', 'profile')).statusCode === 200;

  return { post, openBrowser, withToken, mailsTo, mailedToken, addVerified, signIn, isSignedIn };
}
