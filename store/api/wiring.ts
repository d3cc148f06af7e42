/** What every module that wires generated endpoints needs: `store/api` and the features with an API of their own. */
import type { OverrideResultType } from '@reduxjs/toolkit/query';
import type { BaseQueryArgs } from './request';

/** Cache tag of the list of the user's sessions. A new password or a first passkey ends all but the current one. */
export const SESSION_LIST_TAG = { type: 'Session', id: 'LIST' } as const;

/** Converts a response body of any provider into the app's types. Returns null if the body is unusable. */
type ParseResponse<Result> = (body: unknown, args: BaseQueryArgs) => Result | null;

/** Returns the part of an endpoint definition that makes `baseQuery` parse the response with this function. */
export const parsedBy = <Result>(parseResponse: ParseResponse<Result>) => ({ extraOptions: { parseResponse } });

/**
 * How one generated operation is wired: its response parser, cache tags and, for multipart bodies, its query. The last
 * four are `unknown`, because `enhanceEndpoints` checks their types.
 */
export interface OperationWiring {
  extraOptions: { parseResponse: ParseResponse<unknown>; timeoutMs?: number };
  query?: unknown;
  providesTags?: unknown;
  invalidatesTags?: unknown;
  keepUnusedDataFor?: number;
}

/** The generated definitions with the result types of the operations' parsers. */
export type ParsedDefinitions<
  Definitions extends Record<string, unknown>,
  Operations extends Record<keyof Definitions, OperationWiring>,
> = {
  [Name in keyof Definitions]: OverrideResultType<
    Definitions[Name],
    NonNullable<ReturnType<Operations[Name]['extraOptions']['parseResponse']>>
  >;
};
