/** The consultation page (docs/specification.md §2). Its form sends no request. */
export { ConsultationPage } from './ConsultationPage';
