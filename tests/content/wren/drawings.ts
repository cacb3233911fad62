/** What is seen in the drawings beside the answer to an action: sent.svg, booked.svg and farewell.svg in public/artwork. */
export const drawings = {
  sent: 'A cactus wren flies over the desert in the evening light, a letter in its beak',
  booked:
    'A wall calendar with a day ticked and circled, a pencil on a string, a round window onto the desert and a telephone',
  farewell: 'Night in the desert: a lamp burns where the sign hung, and the wren flies off towards the moon',
};
