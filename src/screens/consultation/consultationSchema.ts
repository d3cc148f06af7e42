import { object, string } from 'yup';
import { EMAIL_WRONG, required } from './messages';

/** Initial values of the form on the consultation page (docs/specification.md §3). */
export const emptyConsultation = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  location: '',
  projectType: '',
  timeline: '',
  budget: '',
  message: '',
};

/**
 * Schema of the consultation page's form: 'firstName, lastName, email, location, projectType required; phone, timeline,
 * budget, message optional' (docs/specification.md §5).
 */
export const consultationSchema = object({
  firstName: string().trim().required(required.firstName),
  lastName: string().trim().required(required.lastName),
  email: string().trim().email(EMAIL_WRONG).required(required.email),
  location: string().trim().required(required.location),
  projectType: string().required(required.projectType),
});
