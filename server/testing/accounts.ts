import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { type ReceivedMail, readOutbox, tokenIn, whenSent } from './mail';
import type { Shop } from './shop';

/** Registration data of the test user Eva. */
export const eva = {
  firstName: 'Eva',
  lastName: 'Groß',
  email: 'eva@example.com',
  phone: '+49 30 1234',
  password: 'right password',
};

/** Returns helpers for the accounts of a test shop. */
export function accountsOf(shop: () => Shop) {
  /** Sends a POST request to `/api/auth/${endpoint}` without a token. `more` overrides parts of the request. */
  const post = (endpoint: string, payload: unknown, more: InjectOptions = {}): Promise<LightMyRequestResponse> =>
    shop().ask('guest', { method: 'POST', url: `/api/auth/${endpoint}`, payload: payload as object, ...more });

  /** Returns a browser with its own cookies and IP address. */
  function openBrowser(remoteAddress = '127.0.0.1') {
    const cookies = new Map<string, string>();
    return {
      cookies,
      async post(endpoint: string, payload: object, more: InjectOptions = {}): Promise<LightMyRequestResponse> {
        const response = await post(endpoint, payload, {
          remoteAddress,
          cookies: Object.fromEntries(cookies),
          ...more,
        });
        for (const { name, value, maxAge } of response.cookies) {
          if (maxAge === 0) cookies.delete(name);
          else cookies.set(name, value);
        }
        return response;
      },
    };
  }

  /** Sends a request to `/api/auth/${endpoint}` with a bearer token. */
  const withToken = (
    token: string,
    method: 'GET' | 'POST' | 'PUT',
    endpoint: string,
    payload?: object,
  ): Promise<LightMyRequestResponse> =>
    shop().ask('guest', {
      method,
      url: `/api/auth/${endpoint}`,
      ...(payload && { payload }),
      headers: { authorization: `Bearer ${token}` },
    });

  /** Waits until all mails are sent and returns those to this email address, oldest first. */
  async function mailsTo(email: string): Promise<ReceivedMail[]> {
    await whenSent(shop().database.pool);
    return readOutbox(shop().database.dataDir).filter(({ headers }) => headers['to'] === email);
  }

  /** Returns the token of the last link that was mailed to this email address. */
  const mailedToken = async (email: string): Promise<string> => tokenIn((await mailsTo(email)).at(-1));

  /** Registers a user and verifies the email address with the mailed link. */
  async function addVerified(user: typeof eva): Promise<void> {
    expect((await post('register', user)).statusCode).toBe(201);
    const response = await post('verify-email', { token: await mailedToken(user.email) });
    expect(response.statusCode).toBe(200);
  }

  /** Signs in and returns the bearer token. */
  async function signIn(email: string, password: string): Promise<string> {
    const response = await post('login', { email, password });
    expect(response.statusCode).toBe(200);
    return response.json<{ token: string }>().token;
  }

  /** Returns whether the token still belongs to a session. */
  const isSignedIn = async (token: string): Promise<boolean> =>
    (await withToken(token, 'GET', 'profile')).statusCode === 200;

  return { post, openBrowser, withToken, mailsTo, mailedToken, addVerified, signIn, isSignedIn };
}
