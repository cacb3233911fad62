export {
  bookingWords,
  consultationTimeWords,
  hoursWords,
  momentWords,
  replyWords,
} from '#content/words/pt/time.ts';
