/** The keys that steer a show, by what they do; any other one ends it. */
export const SHOW_KEYS = [
  { name: 'motion.pause', keys: ['.'] },
  { name: 'motion.next', keys: [' ', 'ArrowRight'] },
  { name: 'motion.faster', keys: ['+'] },
  { name: 'motion.toChoice', keys: ['Escape'] },
] as const;
