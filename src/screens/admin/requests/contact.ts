import type { StaffRequest } from '../../../../store/requests';

/** Returns the URL that opens an email to the person, with the subject of the shop's own emails. Undefined without an address. */
export const emailUrl = ({ email, reference }: StaffRequest): string | undefined =>
  email === null
    ? undefined
    : `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Your request ${reference}`)}`;

/** Returns the URL that calls the person. Undefined if they have entered no number. */
export function phoneUrl({ phone }: StaffRequest): string | undefined {
  // The zero of '+49 (0)89 1' is dialled within the country only.
  const number = (phone ?? '').replace(/^(\s*\+.*)\(0\)/, '$1').replace(/[^\d+]/g, '');
  return /\d/.test(number) ? `tel:${number}` : undefined;
}
