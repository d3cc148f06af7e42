import type { StaffRequest } from '../../../../store/requests';
import { labelOf, projectTypes } from '../../../domain/consultationOptions';

/** Returns what a request is about and where, such as 'Cold plunge, Lake Starnberg'; its reference if it says neither. */
export function describeRequest({ product, projectType, location, reference }: StaffRequest): string {
  const topic = product?.name ?? (projectType === null ? null : labelOf(projectTypes, projectType));
  return [topic, location].filter((part) => part !== null).join(', ') || reference;
}
