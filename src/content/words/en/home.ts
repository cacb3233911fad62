/** The labels of the home page that its content has no words for. */
export const homeLabels = {
  email: 'Email',
  phone: 'Phone',
  place: 'Workshop',
  hours: 'Hours',
};
