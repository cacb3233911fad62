/** What can be typed besides names: sentences that say what is to be done. */
export const EXAMPLES = '“book ada dec 3 10am”, “move nina to monday 9am”';
