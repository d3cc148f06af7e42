export type { Copies, Copy } from './copies';
export type { User } from './user';
export type { Browser, SessionStorage } from './sessionStorage';
export { createSessionStorage, mayBeSignedIn } from './sessionStorage';
