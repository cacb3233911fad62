export { bookedConsultation } from '#content/words/en/booked-consultation.ts';
