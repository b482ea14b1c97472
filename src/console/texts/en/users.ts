/** The page of users. */
export const users = {
  title: 'Users',
  none: 'No users yet. Create one with `messaging account user`.',
  user: 'User name',
  name: 'Name',
  email: 'Email address',
  status: 'Status',
  statusHint: 'Inactive users cannot log in.',
  statuses: { active: 'active', inactive: 'inactive' },
  fields: { first_name: 'First name', last_name: 'Last name', phone: 'Phone', profile_image: 'Picture URL' },
  change: (username: string) => `Change ${username}`,
  save: 'Save',
  changed: (username: string) => `${username} is changed.`,
}
