/** Parses an `If-Match` header such as `"12"`, whose format the contract has already checked. */
export function parseVersion(ifMatch: string | undefined): number | null {
  return ifMatch === undefined ? null : Number(ifMatch.slice(1, -1));
}
