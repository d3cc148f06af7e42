export { ConsultationPage } from './ConsultationPage';
