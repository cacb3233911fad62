export {
  bookingWords,
  consultationTimeWords,
  dateWords,
  hoursWords,
  momentWords,
  replyWords,
} from '#content/words/en/time.ts';
