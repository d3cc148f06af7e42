/** Spec §2, §3, §5: the consultation page and the modal behind the floating button. No call is made. */
export { ConsultationPage } from './ConsultationPage';
