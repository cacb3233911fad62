export {
  bookingWords,
  consultationTimeWords,
  hoursWords,
  momentWords,
  replyWords,
} from '#content/words/en/time.ts';
