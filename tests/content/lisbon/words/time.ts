export {
  bookingWords,
  consultationTimeWords,
  dateWords,
  hoursWords,
  momentWords,
  replyWords,
} from '#content/words/pt/time.ts';
