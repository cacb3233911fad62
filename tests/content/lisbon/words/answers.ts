export { answers, dayAnswers, fieldAnswers, textAnswers } from '#content/words/pt/answers.ts';
