export { bookedConsultation } from '#content/words/pt/booked-consultation.ts';
