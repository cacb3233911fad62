/** Controls in the dashboard's density; as large as elsewhere for fingers. */
export const DENSE = 'min-h-10! py-1.5! text-small! touch:min-h-11!';
