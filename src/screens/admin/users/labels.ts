import type { Role, UserRow, UserState } from '../../../../store/users';

export const roleLabels: Record<Role, string> = { customer: 'Customer', admin: 'Admin' };

/** Returns the label of a role. A provider's unknown roles count as customers. */
export const formatRole = (role: string): string => (role === 'admin' ? roleLabels.admin : roleLabels.customer);

export const stateLabels: Record<UserState, string> = {
  active: 'Active',
  unverified: 'Email not confirmed',
  deactivated: 'Deactivated',
};

export const roleOptions = [
  {
    value: 'customer',
    label: roleLabels.customer,
    permissions: 'Has an account in the shop. Cannot open this panel.',
  },
  {
    value: 'admin',
    label: roleLabels.admin,
    permissions: 'Manages products, requests and users in this panel.',
  },
] as const;

export const stateOptions = [
  { value: 'active', label: stateLabels.active },
  { value: 'unverified', label: stateLabels.unverified },
  { value: 'deactivated', label: stateLabels.deactivated },
] as const;

export const fullName = ({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

export const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
export const dateTimeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
