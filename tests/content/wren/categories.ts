/*
 * The blog's categories: those that a new database begins with, and those that visitors can choose. Once the site has
 * started, categories are added and changed in the dashboard.
 */

export interface FirstCategory {
  name: string;
  description: string;
  /** `#RRGGBB`, a dot beside the name. */
  color: string;
}

/** The colour of a category without one. [9.3.06] */
export const defaultColor = '#3B82F6';

/** What a post without a category is filed under. [9.3.07] */
export const defaultCategory = 'General';

/** The initial categories; posts of src/content/posts name them. */
export const categories: readonly FirstCategory[] = [
  {
    name: 'Web Development',
    description: 'How sites are built and kept running.',
    color: '#7A3F73',
  },
  { name: 'Design', description: 'Type, color, layout and the words on the page.', color: '#A8431F' },
  { name: 'Tutorial', description: 'Step by step, with the code.', color: '#2C5E50' },
  { name: 'Technology', description: 'What runs underneath, in plain words.', color: '#275A8C' },
  { name: 'Business', description: 'Money, contracts and working together.', color: '#8A6100' },
];

/** The categories the public filter offers beside "all", in order. [9.3.08] */
export const publicCategories: readonly string[] = ['Technology', 'Tutorial', 'Business'];
