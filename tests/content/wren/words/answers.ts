export { answers, dayAnswers, fieldAnswers, textAnswers } from '#content/words/en/answers.ts';
